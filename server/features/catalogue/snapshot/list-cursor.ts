import type { ProductSort } from '../../../../domain/catalogue/filter.ts';
import type { ListPosition } from '../../../../domain/catalogue/list-order.ts';

/** A cursor names its order, because it means nothing in another. */
const MARKS: Readonly<Record<ProductSort, string>> = {
  featured: 'f',
  newest: 'n',
  'price-up': 'u',
  'price-down': 'd',
};
const CURSOR_FORM = /^([a-z])\.(-?[\da-z]{1,11})\.([\da-z-]{1,80})$/;
const RADIX = 36;

/** Stands in the address of a page: short enough for every id, and without a character that must be escaped. */
export function writeListCursor(sort: ProductSort, { key, id }: ListPosition): string {
  return `${MARKS[sort]}.${key.toString(RADIX)}.${id}`;
}

/** Undefined for what never was a cursor of this order. */
export function readListCursor(sort: ProductSort, cursor: string): ListPosition | undefined {
  const [, mark, key = '', id = ''] = CURSOR_FORM.exec(cursor) ?? [];
  return mark === MARKS[sort] ? { key: Number.parseInt(key, RADIX), id } : undefined;
}
