import { convertKoboToNaira, convertNairaToKobo } from '../money.ts';
import type { CartItem } from './cart-item.ts';

export type CartTotals = {
  /** Price times quantity over all items, in naira. */
  readonly cartTotal: number;
  /** Pieces, not lines. */
  readonly cartCount: number;
};

/** Adds up in kobo: naira with decimals would gather rounding errors. */
export function computeCartTotals(items: readonly Pick<CartItem, 'price' | 'quantity'>[]): CartTotals {
  const totalInKobo = items.reduce(
    (sum, { price, quantity }) => sum + convertNairaToKobo(price) * quantity,
    0,
  );
  const cartCount = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return { cartTotal: convertKoboToNaira(totalInKobo), cartCount };
}
