import { type CartItem, type ItemDesign, toChoice } from '../../../../domain/cart/cart-item.ts';
import { countFree } from '../../../../domain/cart/change-cart.ts';
import { isDesignLike, makeLineId, tidyInscription } from '../../../../domain/cart/choice.ts';
import { CART_LINES_MAX } from '../../../../domain/cart/limits.ts';
import { isAllergen } from '../../../../domain/catalogue/allergens.ts';
import type { ProductPicture } from '../../../../domain/catalogue/product.ts';
import { SLUG_FORM, SLUG_MAX_LENGTH } from '../../../../domain/catalogue/slug.ts';
import { isNairaAmount } from '../../../../domain/money.ts';

export const NO_ITEMS: readonly CartItem[] = [];

/*
 * Kept text is input like any other: an older version of the shop, or a person, may have written it. Read by hand, because
 * this is on every page and a schema would make it many times as large.
 */
export function parseItems(text: string | null): readonly CartItem[] {
  if (text === null) return NO_ITEMS;
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.reduce(addWithinLimits, NO_ITEMS) : NO_ITEMS;
  } catch {
    return NO_ITEMS;
  }
}

function addWithinLimits(items: readonly CartItem[], value: unknown): readonly CartItem[] {
  const item = readItem(value);
  if (!item || items.length >= CART_LINES_MAX) return items;
  const quantity = Math.min(item.quantity, countFree(items, item.id));
  const isThere = items.some(({ lineId }) => lineId === item.lineId);
  return quantity < 1 || isThere ? items : [...items, { ...item, quantity }];
}

/** The four fields of every version must be right; the later ones are made up for where they are missing. */
function readItem(value: unknown): CartItem | null {
  if (!isRecord(value)) return null;
  const { id, name, price, quantity } = value;
  if (!isSlug(id) || !isFilledText(name) || !isAmount(price) || !isCount(quantity)) return null;
  const item = {
    id,
    name,
    price,
    quantity,
    fullPrice: isAmount(value.fullPrice) ? value.fullPrice : price,
    formerPrice: isAmount(value.formerPrice) ? value.formerPrice : null,
    isSold: value.isSold !== false,
    size: readSize(value.size),
    inscription: typeof value.inscription === 'string' ? tidyInscription(value.inscription) : '',
    allowsInscription: value.allowsInscription === true,
    isEggless: value.isEggless === true,
    design: readDesign(value.design),
    category: typeof value.category === 'string' ? value.category : '',
    allergens: readTexts(value.allergens).filter(isAllergen),
    leadTimeHours: isCount(value.leadTimeHours) ? value.leadTimeHours : 0,
    picture: isPicture(value.picture) ? value.picture : null,
  };
  return { ...item, lineId: makeLineId(toChoice(item)) };
}

function readSize(value: unknown): CartItem['size'] {
  if (!isRecord(value) || !isSlug(value.id)) return null;
  const name = typeof value.name === 'string' ? value.name : '';
  return { id: value.id, name, ...(isCount(value.servings) && { servings: value.servings }) };
}

function readDesign(value: unknown): ItemDesign | null {
  if (!isRecord(value) || !isFilledText(value.text) || !isDesignLike(value.text)) return null;
  return { text: value.text, words: typeof value.words === 'string' ? value.words : '' };
}

function readTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function isPicture(value: unknown): value is ProductPicture {
  return (
    isRecord(value) &&
    [value.id, value.alt, value.placeholder].every((each) => typeof each === 'string') &&
    isCount(value.width) &&
    isCount(value.height)
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && value.length <= SLUG_MAX_LENGTH && SLUG_FORM.test(value);
}

function isFilledText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && isNairaAmount(value);
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
