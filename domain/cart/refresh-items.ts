import { type CartItem, type CartProduct, findFormerPrice, makeCartItem, toChoice } from './cart-item.ts';
import type { CartChange } from './change-cart.ts';
import { type CartLine, makeLineId, makeOfferId } from './choice.ts';

/** By `makeOfferId`; null for what was looked for and is no longer sold. What is not named was not looked for. */
export type FoundProducts = ReadonlyMap<string, CartProduct | null>;

/** Brings names, prices and pictures up to date. A changed price stays marked until the shopper has seen it. */
export function refreshItems(items: readonly CartItem[], found: FoundProducts): CartChange {
  const refreshed = items.map((item) => refreshItem(item, found));
  return { items: refreshed.some((item, index) => item !== items[index]) ? refreshed : items };
}

function refreshItem(item: CartItem, found: FoundProducts): CartItem {
  const choice = toChoice(item);
  const product = found.get(makeOfferId(choice));
  if (product === undefined) return item;
  const offered = product && makeCartItem(product, choice, item.quantity);
  if (!offered) return item.isSold ? { ...item, isSold: false } : item;
  const refreshed = { ...offered, formerPrice: findFormerPrice(item, offered.price) };
  return isSameItem(item, refreshed) ? item : refreshed;
}

export function acknowledgePrices(items: readonly CartItem[]): CartChange {
  if (items.every(({ formerPrice }) => formerPrice === null)) return { items };
  return { items: items.map((item) => (item.formerPrice === null ? item : { ...item, formerPrice: null })) };
}

export function removeUnsoldItems(items: readonly CartItem[]): CartChange {
  const stored = items.filter(({ isSold }) => isSold);
  return { items: stored.length < items.length ? stored : items };
}

/** Turns the server's lines into items: what this browser knows of a line stays, the rest comes from the catalogue. */
export function takeOverLines(
  items: readonly CartItem[],
  lines: readonly CartLine[],
  found: FoundProducts,
): readonly CartItem[] {
  const known = new Map(items.map((item) => [item.lineId, item]));
  return lines.map((line) => {
    const item = known.get(makeLineId(line));
    return item ? { ...item, quantity: line.quantity } : makeItemOfLine(line, found);
  });
}

function makeItemOfLine(line: CartLine, found: FoundProducts): CartItem {
  const product = found.get(makeOfferId(line));
  const item = product ? makeCartItem(product, line, line.quantity) : null;
  return item ?? makeUnsoldItem(line);
}

/** Nothing but its name is left of it. */
function makeUnsoldItem(line: CartLine): CartItem {
  const { productId: id, sizeId, inscription, design, isEggless, name, quantity } = line;
  return {
    id,
    lineId: makeLineId(line),
    name,
    price: 0,
    quantity,
    fullPrice: 0,
    formerPrice: null,
    isSold: false,
    size: sizeId === null ? null : { id: sizeId, name: '' },
    inscription,
    allowsInscription: false,
    isEggless,
    design: design === '' ? null : { text: design, words: '' },
    category: '',
    allergens: [],
    leadTimeHours: 0,
    picture: null,
  };
}

/** Both are plain data made in one place, so their texts tell. */
function isSameItem(one: CartItem, other: CartItem): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
