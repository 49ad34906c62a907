import {
  exportProductsEndpoint,
  importProductsEndpoint,
  PRODUCT_TABLE_MAX_BYTES,
} from '../../../../contract/product-table.ts';
import { readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { readBytes } from '../../../http/read-bytes.ts';
import { serve } from '../../../http/serve.ts';
import { exportProducts } from './export-products.ts';
import { importProducts } from './import-products.ts';

const TOO_LARGE = refuse(
  'too_large',
  'table_too_large',
  `A file can have at most ${PRODUCT_TABLE_MAX_BYTES / 1024 / 1024} MB. Split it into smaller files.`,
);
const INTERRUPTED = refuse(
  'invalid',
  'upload_interrupted',
  'The file wasn’t fully uploaded. Please try again.',
);

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
      const file = await readBytes(c, PRODUCT_TABLE_MAX_BYTES);
      if (file === 'too_large') return TOO_LARGE;
      if (file === 'interrupted') return INTERRUPTED;
      return importProducts(db, actor, file, query.seen);
    }),
  ];
}
