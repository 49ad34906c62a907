import { gt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { products } from '../../../database/schema/catalogue.ts';
import { wordsOfProduct } from '../../../database/schema/search-words.ts';
import { isRemovedSample } from '../samples.store.ts';

export type RegisterRow = Awaited<ReturnType<typeof listRegisterRows>>[number];

/** What has changed since that version of the catalogue. */
export async function listRegisterRows(db: Database, catalogueVersion: number) {
  const { id, status, category, dietaryTags, flavorTags } = products;
  return db
    .select({
      id,
      status,
      category,
      dietaryTags,
      flavorTags,
      /** What the product is found by, in small letters. */
      words: sql<string>`${wordsOfProduct(products)}`,
      catalogueVersion: products.catalogueVersion,
      isRemovedSample,
    })
    .from(products)
    .where(gt(products.catalogueVersion, catalogueVersion));
}
