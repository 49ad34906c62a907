import type { OrderPlacement } from '../../../../contract/orders.ts';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import type { CartChange } from '../../../../domain/cart/change-cart.ts';
import { makeLineId } from '../../../../domain/cart/choice.ts';
import type { PriceChange } from './placement-problem.ts';

/** The cart with the prices the shopper has just agreed to, and without what is no longer sold. */
export function acceptPrices(items: readonly CartItem[], changes: readonly PriceChange[]): CartChange {
  const changed = items.flatMap((item) => {
    const change = changes.find(
      ({ productId, sizeId, design }) =>
        productId === item.id && sizeId === (item.size?.id ?? null) && design === (item.design?.text ?? ''),
    );
    if (!change) return [item];
    const { price } = change;
    return price === null
      ? []
      : [{ ...item, price, fullPrice: Math.max(item.fullPrice, price), formerPrice: null }];
  });
  return { items: changes.length > 0 ? changed : items };
}

/** The cart without what was ordered; what came into it meanwhile, in another tab, stays. */
export function takeOutOrdered(items: readonly CartItem[], ordered: OrderPlacement['lines']): CartChange {
  const quantities = new Map(ordered.map((line) => [makeLineId(line), line.quantity]));
  const left = items
    .map((item) => ({ ...item, quantity: item.quantity - (quantities.get(item.lineId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  return { items: left };
}
