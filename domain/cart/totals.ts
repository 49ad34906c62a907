import { convertKoboToNaira, convertNairaToKobo } from '../money.ts';

/** One line of a cart. Beside these it carries whatever else the product has. */
export type CartItem = {
  readonly id: string;
  readonly name: string;
  /** For one piece, in naira. */
  readonly price: number;
  readonly quantity: number;
};

export type CartTotals = {
  /** Price times quantity over all items, in naira. */
  readonly cartTotal: number;
  /** Pieces, not lines. */
  readonly cartCount: number;
};

/** Adds up in kobo: naira with decimals would gather rounding errors. */
export function computeCartTotals(items: readonly CartItem[]): CartTotals {
  const totalInKobo = items.reduce(
    (sum, { price, quantity }) => sum + convertNairaToKobo(price) * quantity,
    0,
  );
  const cartCount = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return { cartTotal: convertKoboToNaira(totalInKobo), cartCount };
}
