import type { ProductTableQuery } from '../../../../contract/product-table.ts';
import { readContent } from '../../../../domain/catalogue/product-content.ts';
import { HEADING_ROW, writeProductRows } from '../../../../domain/catalogue/table/write-product-rows.ts';
import { BYTE_ORDER_MARK } from '../../../../domain/csv/write-csv.ts';
import type { Database } from '../../../database/database.ts';
import type { ListPosition } from '../admin/list-position.ts';
import { listProductPage } from '../admin/product-list.store.ts';

const PRODUCTS_AT_ONCE = 500;

/** The table batch by batch, so that any number of products takes little memory. */
export async function* exportProducts(db: Database, query: ProductTableQuery): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + HEADING_ROW;
  let after: ListPosition | undefined;
  do {
    const found = await listProductPage(db, { ...query, sort: 'name', after, limit: PRODUCTS_AT_ONCE });
    yield found.map((product) => writeProductRows({ ...readContent(product), id: product.id })).join('');
    const last = found.at(-1);
    after = last && found.length === PRODUCTS_AT_ONCE ? { value: last.name, id: last.id } : undefined;
  } while (after);
}
