import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Product } from '../../../../domain/catalogue/product.ts';
import type { Database } from '../../../database/database.ts';
import { products } from '../../../database/schema/catalogue.ts';
import { addPictures } from '../product-pictures.store.ts';

/** How far a node has read: versions are in the order of the commits, so nothing can appear before this any more. */
export type ReadMark = { readonly version: number; readonly id: string };

export type ChangedSlice = { readonly products: readonly Product[]; readonly mark: ReadMark | undefined };

export async function findNewestMark(db: Database): Promise<ReadMark> {
  const [newest] = await db
    .select({ version: products.catalogueVersion, id: products.id })
    .from(products)
    .orderBy(desc(products.catalogueVersion), desc(products.id))
    .limit(1);
  return newest ?? { version: 0, id: '' };
}

export async function findPublishedSlice(
  db: Database,
  afterId: string,
  limit: number,
): Promise<readonly Product[]> {
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.status, 'published'), gt(products.id, afterId)))
    .orderBy(asc(products.id))
    .limit(limit);
  return addPictures(db, rows);
}

/** Whatever their status: what is no longer published must go from the window. */
export async function findChangedSlice(db: Database, after: ReadMark, limit: number): Promise<ChangedSlice> {
  const rows = await db
    .select()
    .from(products)
    .where(sql`(${products.catalogueVersion}, ${products.id}) > (${after.version}, ${after.id})`)
    .orderBy(asc(products.catalogueVersion), asc(products.id))
    .limit(limit);
  const last = rows.at(-1);
  return {
    products: await addPictures(db, rows),
    mark: last && { version: last.catalogueVersion, id: last.id },
  };
}
