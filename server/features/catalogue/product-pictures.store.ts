import { asc, eq, sql } from 'drizzle-orm';
import type { Product, ProductPicture } from '../../../domain/catalogue/product.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { productPictures } from '../../database/schema/catalogue.ts';
import { pictures } from '../../database/schema/pictures.ts';
import { type ProductRow, toProduct } from './product-row.ts';

/** Each product with its gallery, in the order of the rows. */
export async function addPictures(
  db: Database | Transaction,
  rows: readonly ProductRow[],
): Promise<readonly Product[]> {
  if (rows.length === 0) return [];
  const galleries = await findGalleries(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toProduct(row, galleries.get(row.id) ?? []));
}

/** Products without pictures are not in it. */
async function findGalleries(
  db: Database | Transaction,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ProductPicture[]>> {
  const rows = await db
    .select({
      productId: productPictures.productId,
      id: pictures.id,
      alt: productPictures.alt,
      width: pictures.width,
      height: pictures.height,
      placeholder: pictures.placeholder,
    })
    .from(productPictures)
    .innerJoin(pictures, eq(pictures.id, productPictures.pictureId))
    .where(sql`${productPictures.productId} = any(${sql.param(productIds)}::text[])`)
    .orderBy(asc(productPictures.productId), asc(productPictures.position));
  const galleries = new Map<string, ProductPicture[]>();
  for (const { productId, ...picture } of rows) {
    const gallery = galleries.get(productId);
    if (gallery) gallery.push(picture);
    else galleries.set(productId, [picture]);
  }
  return galleries;
}
