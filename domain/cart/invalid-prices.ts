import type { CartItem } from './cart-item.ts';
import type { CartChange } from './change-cart.ts';
import { isAboveMaximum, isInvalidPrice } from './limits.ts';

export function hasInvalidPriceItems(items: readonly CartItem[]): boolean {
  return items.some(({ price }) => isInvalidPrice(price));
}

export function removeInvalidPriceItems(items: readonly CartItem[]): CartChange {
  return hasInvalidPriceItems(items)
    ? { items: items.filter(({ price }) => !isInvalidPrice(price)) }
    : { items };
}

/** What leaves the cart by itself: nobody has to ask for it. */
export function findOverpricedItems(items: readonly CartItem[]): readonly CartItem[] {
  return items.filter(({ price }) => isAboveMaximum(price));
}

export function removeOverpricedItems(items: readonly CartItem[]): CartChange {
  const stored = items.filter(({ price }) => !isAboveMaximum(price));
  return { items: stored.length < items.length ? stored : items };
}
