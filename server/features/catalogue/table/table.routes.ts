import { Hono } from 'hono';
import {
  exportProductsEndpoint,
  importProductsEndpoint,
  PRODUCT_TABLE_MAX_BYTES,
} from '../../../../contract/product-table.ts';
import { readLagosDay } from '../../../../domain/checkout/lagos-time.ts';
import { refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { requireActor } from '../../../http/authentication.ts';
import { readBytes } from '../../../http/read-bytes.ts';
import { readQuery } from '../../../http/read-json.ts';
import { respondRefusal } from '../../../http/refusal-response.ts';
import { exportProducts } from './export-products.ts';
import { importProducts } from './import-products.ts';

const TOO_LARGE = refuse(
  'too_large',
  'table_too_large',
  `A table may have at most ${PRODUCT_TABLE_MAX_BYTES / 1024 / 1024} MB. Import it in parts.`,
);
const INTERRUPTED = refuse(
  'invalid',
  'upload_interrupted',
  'The file did not arrive whole. Please try again.',
);

export type ProductTableRoutesParts = { readonly db: Database; readonly readClock: () => Date };

/** The catalogue out of the shop and into it again, as a table for spreadsheets. */
export function createProductTableRoutes({ db, readClock }: ProductTableRoutesParts) {
  return new Hono<AppEnvironment>()
    .get('/export', (c) => {
      const query = readQuery(c, exportProductsEndpoint.querySchema);
      if (!query.ok) return respondRefusal(c, query.refusal);
      const table = ReadableStream.from(exportProducts(db, query.value));
      return c.body(table.pipeThrough(new TextEncoderStream()), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="products-${readLagosDay(readClock())}.csv"`,
      });
    })

    .post('/import', async (c) => {
      const query = readQuery(c, importProductsEndpoint.querySchema);
      if (!query.ok) return respondRefusal(c, query.refusal);
      const file = await readBytes(c, PRODUCT_TABLE_MAX_BYTES);
      if (file === 'too_large') return respondRefusal(c, TOO_LARGE.refusal);
      if (file === 'interrupted') return respondRefusal(c, INTERRUPTED.refusal);
      const outcome = await importProducts(db, requireActor(c), file, query.value.seen);
      return outcome.ok ? c.json(outcome.value) : respondRefusal(c, outcome.refusal);
    });
}
