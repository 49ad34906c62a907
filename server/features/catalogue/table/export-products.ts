import type { ProductTableQuery } from '../../../../contract/product-table.ts';
import { readContent } from '../../../../domain/catalogue/product-content.ts';
import { PRODUCT_COLUMNS } from '../../../../domain/catalogue/table/product-columns.ts';
import { BYTE_ORDER_MARK, writeCsvRow } from '../../../../domain/csv/write-csv.ts';
import type { Database } from '../../../database/database.ts';
import type { ListPosition } from '../admin/list-position.ts';
import { listProductPage } from '../admin/product-list.store.ts';

const PRODUCTS_AT_ONCE = 500;

/** The table batch by batch, so that any number of products takes little memory. */
export async function* exportProducts(db: Database, query: ProductTableQuery): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsvRow(PRODUCT_COLUMNS.map(({ heading }) => heading));
  let after: ListPosition | undefined;
  do {
    const found = await listProductPage(db, { ...query, sort: 'name', after, limit: PRODUCTS_AT_ONCE });
    yield found
      .map((product) => ({ ...readContent(product), id: product.id }))
      .map((product) => writeCsvRow(PRODUCT_COLUMNS.map(({ write }) => write(product))))
      .join('');
    const last = found.at(-1);
    after = last && found.length === PRODUCTS_AT_ONCE ? { value: last.name, id: last.id } : undefined;
  } while (after);
}
