import type { AdminProductPage, AdminProductQuery } from '../../../../contract/product-changes.ts';
import type { Database } from '../../../database/database.ts';
import { describeForAdministrator } from '../describe-product.ts';
import { listSampleIds } from '../samples.store.ts';
import { readPosition, writePosition } from './list-position.ts';
import { listProductPage } from './product-list.store.ts';
import type { ProductRegister } from './product-register.ts';

/** Few enough to be looked up one by one; among more of them the order of the list soon comes upon a page. */
const LOOKED_UP_MAX = 1_000;

export async function listAdminProducts(
  db: Database,
  register: ProductRegister,
  query: AdminProductQuery,
): Promise<AdminProductPage> {
  const { sort, limit } = query;
  const after = readPosition(sort, query.cursor);
  const { ids, counts } = await register.match(query);
  const isFew = ids.length <= LOOKED_UP_MAX;
  // One more than asked for tells whether there is a next page.
  const found = await listProductPage(db, { ...query, after, limit: limit + 1, ...(isFew && { ids }) });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const samples = await listSampleIds(
    db,
    shown.map(({ id }) => id),
  );
  const { categories, dietaryTags, flavorTags } = await register.listLabels();
  return {
    data: shown.map((product) => describeForAdministrator(product, samples.has(product.id))),
    total: ids.length,
    counts,
    categories: [...categories],
    dietaryTags: [...dietaryTags],
    flavorTags: [...flavorTags],
    nextCursor: last && found.length > limit ? writePosition(sort, last) : null,
  };
}
