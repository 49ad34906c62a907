import * as z from 'zod/mini';
import type { AdminProductQuery } from '../../../../contract/product-changes.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import { PRODUCT_PRICE_MAX_IN_KOBO } from '../../../../domain/catalogue/product.ts';
import { createPageCursor, cursorMoment } from '../../../http/page-cursor.ts';

type Sort = AdminProductQuery['sort'];

/** Where a page ended: in which order, at which value and, for several of one value, at which product. */
const cursor = createPageCursor(
  z.union([
    z.tuple([z.literal('updated'), cursorMoment, z.string()]),
    z.tuple([z.literal('name'), z.string(), z.string()]),
    z.tuple([
      z.enum(['price-up', 'price-down']),
      z.int().check(z.minimum(0), z.maximum(PRODUCT_PRICE_MAX_IN_KOBO)),
      z.string(),
    ]),
  ]),
);

export type ListPosition = { readonly value: string | number; readonly id: string };

/** Undefined also for a cursor of another order. */
export function readPosition(sort: Sort, text: string | undefined): ListPosition | undefined {
  const position = cursor.read(text);
  if (!position || position[0] !== sort) return undefined;
  const [, value, id] = position;
  return { value, id };
}

export function writePosition(sort: Sort, { id, updatedAt, name, priceInKobo }: Product): string {
  if (sort === 'updated') return cursor.write([sort, updatedAt.toISOString(), id]);
  return sort === 'name' ? cursor.write([sort, name, id]) : cursor.write([sort, priceInKobo, id]);
}
