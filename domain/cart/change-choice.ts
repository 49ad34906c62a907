import {
  type CartItem,
  type CartOptions,
  type CartProduct,
  makeCartItem,
  readChoice,
  toChoice,
} from './cart-item.ts';
import type { CartChange, CartLimits } from './change-cart.ts';
import { makeLineId, tidyInscription } from './choice.ts';
import { findPriceAlert } from './limits.ts';

/** Other words make another line, in the place of this one. For when nobody can say what else could be had. */
export function changeInscription(items: readonly CartItem[], lineId: string, typed: string): CartChange {
  const line = items.find((item) => item.lineId === lineId);
  const inscription = tidyInscription(typed);
  if (!line || inscription === line.inscription) return { items };
  const changed = { ...line, inscription, lineId: makeLineId({ ...toChoice(line), inscription }) };
  return { items: putInPlace(items, line, changed) };
}

/** Another choice of the product makes another line in the place of this one, with as many pieces, at what it costs now. */
export function changeChoice(
  items: readonly CartItem[],
  lineId: string,
  product: CartProduct,
  options: CartOptions,
  { hasPriceLimit = true }: CartLimits = {},
): CartChange {
  const line = items.find((item) => item.lineId === lineId);
  const changed = line && makeCartItem(product, readChoice(product, options), line.quantity);
  if (!line || !changed) return { items };
  const alert = hasPriceLimit ? findPriceAlert(changed) : undefined;
  return alert === undefined ? { items: putInPlace(items, line, changed) } : { items, alert };
}

/** Another design, by staff: what it costs is theirs to say. */
export function changeDesign(items: readonly CartItem[], lineId: string, designed: CartProduct): CartChange {
  return changeChoice(items, lineId, designed, {}, { hasPriceLimit: false });
}

/** Where there is such a line already, the two become one. Both are of one product, so no limit can be passed. */
function putInPlace(items: readonly CartItem[], line: CartItem, changed: CartItem): readonly CartItem[] {
  const twin = items.find((item) => item !== line && item.lineId === changed.lineId);
  const others = items.filter((item) => item !== twin);
  const quantity = line.quantity + (twin?.quantity ?? 0);
  return others.map((item) => (item === line ? { ...changed, quantity } : item));
}
