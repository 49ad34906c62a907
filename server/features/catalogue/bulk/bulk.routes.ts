import { Hono } from 'hono';
import { changeManyProductsEndpoint } from '../../../../contract/product-bulk.ts';
import type { Database } from '../../../database/database.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { requireActor } from '../../../http/authentication.ts';
import { readIdParameter } from '../../../http/id-parameter.ts';
import { readJson } from '../../../http/read-json.ts';
import { respondRefusal } from '../../../http/refusal-response.ts';
import { changeManyProducts } from './change-many-products.ts';
import { NO_SUCH_CHANGE, undoBulkChange } from './undo-bulk-change.ts';

export type BulkRoutesParts = { readonly db: Database; readonly readClock: () => Date };

/** One change to many products, and the way back. */
export function createBulkRoutes({ db, readClock }: BulkRoutesParts) {
  return new Hono<AppEnvironment>()
    .post('/', async (c) => {
      const body = await readJson(c, changeManyProductsEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const outcome = await changeManyProducts(db, requireActor(c), body.value);
      return outcome.ok ? c.json(outcome.value) : respondRefusal(c, outcome.refusal);
    })

    .post('/:id/undo', async (c) => {
      const id = readIdParameter(c);
      if (id === undefined) return respondRefusal(c, NO_SUCH_CHANGE.refusal);
      const undone = await undoBulkChange(db, requireActor(c), id, readClock());
      return undone.ok ? c.json(undone.value) : respondRefusal(c, undone.refusal);
    });
}
