import type { AdminProductPage, AdminProductQuery } from '../../../../contract/product-changes.ts';
import type { Database } from '../../../database/database.ts';
import { describeForAdministrator } from '../describe-product.ts';
import { readPosition, writePosition } from './list-position.ts';
import { countByStatus, listProductPage, listWordsInUse } from './product-list.store.ts';

export async function listAdminProducts(db: Database, query: AdminProductQuery): Promise<AdminProductPage> {
  const { status, sort, limit } = query;
  const after = readPosition(sort, query.cursor);
  // One more than asked for tells whether there is a next page.
  const found = await listProductPage(db, { ...query, after, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const counts = await countByStatus(db, query);
  return {
    data: shown.map(describeForAdministrator),
    total: status ? counts[status] : counts.draft + counts.published,
    counts,
    ...(await listWordsInUse(db)),
    nextCursor: last && found.length > limit ? writePosition(sort, last) : null,
  };
}
