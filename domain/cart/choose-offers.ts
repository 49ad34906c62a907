import type { CartItem } from './cart-item.ts';
import { isInvalidPrice } from './limits.ts';

export const SHOWN_OFFERS_MAX = 4;

type Offered = { readonly id: string; readonly priceToPay: number; readonly isCustom: boolean };

/** What is offered beside a cart: a few things that are not in it, and that it takes without another question. */
export function chooseOffers<Kind extends Offered>(
  offered: readonly Kind[],
  items: readonly Pick<CartItem, 'id'>[],
): readonly Kind[] {
  const inCart = new Set(items.map(({ id }) => id));
  return offered
    .filter(({ id, isCustom, priceToPay }) => !inCart.has(id) && !isCustom && !isInvalidPrice(priceToPay))
    .slice(0, SHOWN_OFFERS_MAX);
}
