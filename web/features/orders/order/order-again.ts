import type { Order } from '../../../../contract/orders.ts';
import { type CartItem, makeCartItem } from '../../../../domain/cart/cart-item.ts';
import { addToCart, type CartLimits } from '../../../../domain/cart/change-cart.ts';
import { makeOfferId } from '../../../../domain/cart/choice.ts';
import type { FoundProducts } from '../../../../domain/cart/refresh-items.ts';
import { isGoods } from '../../../../domain/orders/taken-orders.ts';

export type OrderedAgain = {
  readonly items: readonly CartItem[];
  readonly added: readonly string[];
  /** No longer sold like this, or more than the cart takes. */
  readonly missing: readonly string[];
};

/**
 * Puts into the cart, or into an order that staff take, what can still be had of an order, at today's prices and by the cart's
 * own rules. A reduction was agreed for that one order.
 */
export function orderAgain(
  cart: readonly CartItem[],
  lines: Order['lines'],
  found: FoundProducts,
  limits?: CartLimits,
): OrderedAgain {
  let items = cart;
  const added: string[] = [];
  const missing: string[] = [];
  for (const { productId, sizeId, inscription, design, isEggless, quantity, name } of lines.filter(isGoods)) {
    const product = found.get(makeOfferId({ productId, design }));
    // A size, an inscription or a design that is no longer offered makes it another cake: not for the cart to decide.
    const choice = { productId, sizeId, inscription, design, isEggless };
    const isOffered = product && makeCartItem(product, choice, quantity);
    const options = { inscription, isEggless, ...(sizeId !== null && { sizeId }) };
    const after = isOffered ? addToCart(items, product, quantity, options, limits).items : items;
    (after === items ? missing : added).push(name);
    items = after;
  }
  return { items, added, missing };
}
