import { type Context, Hono } from 'hono';
import {
  addOrderNoteEndpoint,
  exportDeskOrdersEndpoint,
  listDeskOrdersEndpoint,
  moveDeskOrderEndpoint,
  placeDeskOrderEndpoint,
  readBoardEndpoint,
  stepOrderEndpoint,
  stepOrdersEndpoint,
} from '../../../../contract/order-desk.ts';
import { readLagosDay } from '../../../../domain/checkout/lagos-time.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { requireActor } from '../../../http/authentication.ts';
import { readIdParameter } from '../../../http/id-parameter.ts';
import { readIdempotencyKey } from '../../../http/idempotency-key.ts';
import { readJson, readQuery } from '../../../http/read-json.ts';
import { respondRefusal, respondWithDetails } from '../../../http/refusal-response.ts';
import { NO_SUCH_ORDER } from '../find-own-order.ts';
import { moveOrder } from '../move-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { findOrder } from '../orders.store.ts';
import type { PlaceOrderParts } from '../placing/place-order.ts';
import { addOrderNote } from './add-order-note.ts';
import { exportDeskOrders } from './export-desk-orders.ts';
import { listDeskOrders } from './list-desk-orders.ts';
import { placeDeskOrder } from './place-desk-order.ts';
import { readBoard } from './read-board.ts';
import { readDeskOrder, respondDeskOrder } from './respond-desk-order.ts';
import { stepOrder, stepOrders } from './step-order.ts';

export type DeskRoutesParts = PlaceOrderParts & { readonly readClock: () => Date };

export function createDeskRoutes(parts: DeskRoutesParts) {
  const { db, readClock } = parts;

  const respondOrder = (c: Context, id: string | undefined, status?: 201) =>
    respondDeskOrder(c, id, parts, status);

  async function findNamedOrder(c: Context): Promise<OrderRow | undefined> {
    const id = readIdParameter(c);
    return id === undefined ? undefined : findOrder(db, id);
  }

  return new Hono<AppEnvironment>()
    .get('/', async (c) => {
      const query = readQuery(c, listDeskOrdersEndpoint.querySchema);
      if (!query.ok) return respondRefusal(c, query.refusal);
      return c.json(await listDeskOrders(db, query.value, readClock()));
    })

    .post('/', async (c) => {
      const key = readIdempotencyKey(c);
      if (!key.ok) return respondRefusal(c, key.refusal);
      const body = await readJson(c, placeDeskOrderEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const wish = { wish: body.value, key: key.value, now: readClock() };
      const placed = await placeDeskOrder(parts, requireActor(c), wish);
      if (!placed.ok) return respondWithDetails(c, placed.refusal, placed.details);
      return respondOrder(c, placed.whole.order.id, 201);
    })

    .get('/board', async (c) => {
      const query = readQuery(c, readBoardEndpoint.querySchema);
      if (!query.ok) return respondRefusal(c, query.refusal);
      return c.json(await readBoard(db, query.value, readClock()));
    })

    .get('/export', (c) => {
      const query = readQuery(c, exportDeskOrdersEndpoint.querySchema);
      if (!query.ok) return respondRefusal(c, query.refusal);
      const { sort, ...filters } = query.value;
      const now = readClock();
      const table = ReadableStream.from(exportDeskOrders(db, filters, sort, now));
      return c.body(table.pipeThrough(new TextEncoderStream()), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="orders-${readLagosDay(now)}.csv"`,
      });
    })

    .post('/steps', async (c) => {
      const body = await readJson(c, stepOrdersEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const { ids, to } = body.value;
      return c.json({ data: await stepOrders(db, requireActor(c), ids, { to, readClock }) });
    })

    .get('/:id', (c) => respondOrder(c, readIdParameter(c)))

    .post('/:id/steps', async (c) => {
      const body = await readJson(c, stepOrderEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const order = await findNamedOrder(c);
      if (!order) return respondRefusal(c, NO_SUCH_ORDER);
      const stepped = await stepOrder(db, requireActor(c), order, { ...body.value, readClock });
      if (stepped.ok) return respondOrder(c, order.id);
      // Whoever is refused sees the order as it is now.
      return respondWithDetails(c, stepped.refusal, {
        order: await readDeskOrder(db, order.id, readClock()),
      });
    })

    .post('/:id/move', async (c) => {
      const body = await readJson(c, moveDeskOrderEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const order = await findNamedOrder(c);
      if (!order) return respondRefusal(c, NO_SUCH_ORDER);
      const maker = { by: 'administrator', actorId: requireActor(c).userId } as const;
      const moved = await moveOrder(db, order, { ...body.value, ...maker, now: readClock() });
      return moved.ok ? respondOrder(c, order.id) : respondWithDetails(c, moved.refusal, moved.details);
    })

    .post('/:id/notes', async (c) => {
      const body = await readJson(c, addOrderNoteEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const order = await findNamedOrder(c);
      if (!order) return respondRefusal(c, NO_SUCH_ORDER);
      await addOrderNote(db, requireActor(c), order, { ...body.value, now: readClock() });
      return respondOrder(c, order.id);
    });
}
