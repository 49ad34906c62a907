import type { OrderPlacement } from '../../../../contract/orders.ts';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import type { CartChange } from '../../../../domain/cart/change-cart.ts';
import { makeLineId } from '../../../../domain/cart/choice.ts';

/** The cart without what was ordered; what came into it meanwhile, in another tab, stays. */
export function takeOutOrdered(items: readonly CartItem[], ordered: OrderPlacement['lines']): CartChange {
  const quantities = new Map(ordered.map((line) => [makeLineId(line), line.quantity]));
  const left = items
    .map((item) => ({ ...item, quantity: item.quantity - (quantities.get(item.lineId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  return { items: left };
}
