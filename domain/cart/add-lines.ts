import { type CartItem, makeCartItem } from './cart-item.ts';
import { addToCart, type CartLimits } from './change-cart.ts';
import { type CartLine, makeOfferId } from './choice.ts';
import type { FoundProducts } from './refresh-items.ts';

export type AddedLines = {
  readonly items: readonly CartItem[];
  readonly added: readonly string[];
  /** No longer sold like this, or more than the cart takes. */
  readonly missing: readonly string[];
};

/** Puts into the cart what can still be had of these lines, at today's prices and by the cart's own rules. */
export function addLines(
  cart: readonly CartItem[],
  lines: readonly CartLine[],
  found: FoundProducts,
  limits?: CartLimits,
): AddedLines {
  let items = cart;
  const added: string[] = [];
  const missing: string[] = [];
  for (const { productId, sizeId, inscription, design, isEggless, quantity, name } of lines) {
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
