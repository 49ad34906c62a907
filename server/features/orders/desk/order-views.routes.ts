import { Hono } from 'hono';
import { saveOrderViewEndpoint } from '../../../../contract/order-desk.ts';
import { refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { requireActor } from '../../../http/authentication.ts';
import { readIdParameter } from '../../../http/id-parameter.ts';
import { readJson } from '../../../http/read-json.ts';
import { respondRefusal } from '../../../http/refusal-response.ts';
import { deleteView, listViews } from './order-views.store.ts';
import { saveOrderView } from './save-order-view.ts';

const NO_SUCH_VIEW = refuse('not_found', 'no_such_view', 'There is no such view.').refusal;

/** Everybody's own: another administrator's views are not there at all. */
export function createOrderViewRoutes(db: Database) {
  return new Hono<AppEnvironment>()
    .get('/', async (c) => c.json({ data: await listViews(db, requireActor(c).userId) }))

    .post('/', async (c) => {
      const body = await readJson(c, saveOrderViewEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const saved = await saveOrderView(db, requireActor(c), body.value);
      return saved.ok ? c.json(saved.value) : respondRefusal(c, saved.refusal);
    })

    .delete('/:id', async (c) => {
      const id = readIdParameter(c);
      const isRemoved = id !== undefined && (await deleteView(db, requireActor(c).userId, id));
      return isRemoved ? c.body(null, 204) : respondRefusal(c, NO_SUCH_VIEW);
    });
}
