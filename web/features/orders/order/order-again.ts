import type { Order } from '../../../../contract/orders.ts';
import { type AddedLines, addLines } from '../../../../domain/cart/add-lines.ts';
import type { CartItem } from '../../../../domain/cart/cart-item.ts';
import type { CartLimits } from '../../../../domain/cart/change-cart.ts';
import type { FoundProducts } from '../../../../domain/cart/refresh-items.ts';
import { isGoods } from '../../../../domain/orders/taken-orders.ts';

/** Into the cart, or into an order that staff take. A reduction was agreed for that one order. */
export function orderAgain(
  cart: readonly CartItem[],
  lines: Order['lines'],
  found: FoundProducts,
  limits?: CartLimits,
): AddedLines {
  return addLines(cart, lines.filter(isGoods), found, limits);
}
