import {
  type CartItem,
  type CartOptions,
  type CartProduct,
  findFormerPrice,
  makeCartItem,
  readChoice,
} from './cart-item.ts';
import {
  CART_LINES_MAX,
  CART_QUANTITY_MAX,
  findPriceAlert,
  LINES_ALERT,
  QUANTITY_ALERT,
  writeDesignFirst,
} from './limits.ts';
import { readAddedQuantity, readChangedQuantity } from './quantity.ts';

/** The cart after an action: the very same list when nothing was changed, and what to tell the shopper then. */
export type CartChange = { readonly items: readonly CartItem[]; readonly alert?: string };

/** Staff who take an order down fill no cart: what it costs is theirs to say. */
export type CartLimits = { readonly hasPriceLimit?: boolean };

/** A piece more of the same choice joins its line, which then also costs what it costs now. */
export function addToCart(
  items: readonly CartItem[],
  product: CartProduct | null | undefined,
  quantity?: unknown,
  options: CartOptions = {},
  { hasPriceLimit = true }: CartLimits = {},
): CartChange {
  if (!product?.id) return { items };
  if (product.isCustom && !product.design) return { items, alert: writeDesignFirst(product.name) };
  const added = makeCartItem(product, readChoice(product, options), readAddedQuantity(quantity));
  if (!added) return { items };
  const priceAlert = hasPriceLimit ? findPriceAlert(added) : undefined;
  if (priceAlert !== undefined) return { items, alert: priceAlert };
  if (added.quantity > countFree(items, added.id)) return { items, alert: QUANTITY_ALERT };
  const line = items.find(({ lineId }) => lineId === added.lineId);
  if (!line) {
    return items.length < CART_LINES_MAX ? { items: [...items, added] } : { items, alert: LINES_ALERT };
  }
  const formerPrice = findFormerPrice(line, added.price);
  return { items: replaceItem(items, { ...added, formerPrice, quantity: line.quantity + added.quantity }) };
}

export function removeFromCart(items: readonly CartItem[], lineId: string): CartChange {
  const stored = items.filter((item) => item.lineId !== lineId);
  return { items: stored.length < items.length ? stored : items };
}

/** Clamped to what the product's other lines leave free; nothing or less removes the line. */
export function updateQuantity(items: readonly CartItem[], lineId: string, quantity: unknown): CartChange {
  const line = items.find((item) => item.lineId === lineId);
  const wanted = readChangedQuantity(quantity);
  if (!line || wanted === null) return { items };
  if (wanted === 0) return removeFromCart(items, lineId);
  const changed = Math.min(wanted, line.quantity + countFree(items, line.id));
  return { items: changed === line.quantity ? items : replaceItem(items, { ...line, quantity: changed }) };
}

export function clearCart(items: readonly CartItem[]): CartChange {
  return { items: items.length > 0 ? [] : items };
}

/** Takes a removal back: the line stands where it was, with as many of its pieces as there is still room for. */
export function putBack(items: readonly CartItem[], removed: CartItem, position: number): CartChange {
  const isBack = items.some(({ lineId }) => lineId === removed.lineId);
  const quantity = Math.min(removed.quantity, countFree(items, removed.id));
  if (isBack || quantity < 1 || items.length >= CART_LINES_MAX) return { items };
  return { items: items.toSpliced(position, 0, { ...removed, quantity }) };
}

/** How many pieces of a product the cart still takes. */
export function countFree(items: readonly CartItem[], productId: string): number {
  const pieces = items.filter(({ id }) => id === productId).reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(CART_QUANTITY_MAX - pieces, 0);
}

function replaceItem(items: readonly CartItem[], changed: CartItem): readonly CartItem[] {
  return items.map((item) => (item.lineId === changed.lineId ? changed : item));
}
