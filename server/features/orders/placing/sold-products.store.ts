import { and, asc, eq, inArray, type Placeholder, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/database.ts';
import { productPictures, products } from '../../../database/schema/catalogue.ts';

export type SoldProduct = Awaited<ReturnType<typeof listSoldProducts>>[number];

/** What is on the shelf of these at this moment, each with its first picture. */
export function listSoldProducts(tx: Database | Transaction, ids: readonly string[] | Placeholder) {
  return tx
    .selectDistinctOn([products.id], {
      id: products.id,
      name: products.name,
      category: products.category,
      priceInKobo: products.priceInKobo,
      discountPercentage: products.discountPercentage,
      sizes: products.sizes,
      leadTimeHours: products.leadTimeHours,
      workUnits: products.workUnits,
      vatClass: products.vatClass,
      allowsInscription: products.allowsInscription,
      egglessExtraInKobo: products.egglessExtraInKobo,
      isCustom: products.isCustom,
      allergens: products.allergens,
      pictureId: productPictures.pictureId,
    })
    .from(products)
    .leftJoin(productPictures, eq(productPictures.productId, products.id))
    .where(and(sql`${products.id} = any(${sql.param(ids)}::text[])`, eq(products.status, 'published')))
    .orderBy(products.id, asc(productPictures.position));
}

/** Whether or not they are still sold. */
export function listCategoriesOf(tx: Transaction, ids: readonly string[]) {
  return tx
    .select({ id: products.id, category: products.category })
    .from(products)
    .where(inArray(products.id, [...ids]));
}
