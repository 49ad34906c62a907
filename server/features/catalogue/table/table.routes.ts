import { exportProductsEndpoint, importProductsEndpoint } from '../../../../contract/product-table.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import type { Database } from '../../../database/database.ts';
import { readTable } from '../../../http/read-table.ts';
import { serve } from '../../../http/serve.ts';
import { exportProducts } from './export-products.ts';
import { importProducts } from './import-products.ts';

export type ProductTableRoutesParts = { readonly db: Database; readonly readClock: () => Date };

/** The catalogue out of the shop and into it again, as a table for spreadsheets. */
export function createProductTableRoutes({ db, readClock }: ProductTableRoutesParts) {
  return [
    serve(exportProductsEndpoint, ({ c, query }) => {
      const table = ReadableStream.from(exportProducts(db, query));
      return c.body(table.pipeThrough(new TextEncoderStream()), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="products-${readLagosDay(readClock())}.csv"`,
      });
    }),

    serve(importProductsEndpoint, async ({ c, actor, query }) => {
      const rows = await readTable(c);
      return rows.ok ? importProducts(db, actor, rows.value, query.seen) : rows;
    }),
  ];
}
