import { type Context, Hono } from 'hono';
import {
  declineCustomOrderEndpoint,
  listDeskCustomOrdersEndpoint,
  makeQuoteEndpoint,
  writeDeskMessageEndpoint,
} from '../../../../contract/custom-order-desk.ts';
import type { Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { requireActor } from '../../../http/authentication.ts';
import { readIdParameter } from '../../../http/id-parameter.ts';
import { readIdempotencyKey } from '../../../http/idempotency-key.ts';
import { readJson, readQuery } from '../../../http/read-json.ts';
import { respondRefusal } from '../../../http/refusal-response.ts';
import { findCustomOrder } from '../custom-orders.store.ts';
import { NO_SUCH_CUSTOM_ORDER } from '../find-own-custom-order.ts';
import { writeMessage } from '../write-message.ts';
import { declineCustomOrder } from './decline-custom-order.ts';
import { readDeskCustomOrder } from './describe-desk-custom-order.ts';
import type { LookAtDays } from './judge-quote-day.ts';
import { listDeskCustomOrders } from './list-desk-custom-orders.ts';
import { makeQuote } from './make-quote.ts';

export type CustomOrderDeskParts = {
  readonly db: Database;
  readonly lookAtDays: LookAtDays;
  readonly readClock: () => Date;
};

/** The owner's side of custom orders. */
export function createCustomOrderDeskRoutes(parts: CustomOrderDeskParts) {
  const { db, readClock } = parts;

  async function respond(c: Context, id: string | undefined): Promise<Response> {
    const whole = id && (await readDeskCustomOrder(parts, id, readClock()));
    return whole ? c.json(whole) : respondRefusal(c, NO_SUCH_CUSTOM_ORDER);
  }

  /** What is done to one that is there; the answer shows it afterwards. */
  async function change(
    c: Context<AppEnvironment>,
    work: (customOrderId: string, actorId: string, now: Date) => Promise<Result<void>>,
  ): Promise<Response> {
    const id = readIdParameter(c);
    if (!id || !(await findCustomOrder(db, id))) return respondRefusal(c, NO_SUCH_CUSTOM_ORDER);
    const changed = await work(id, requireActor(c).userId, readClock());
    return changed.ok ? respond(c, id) : respondRefusal(c, changed.refusal);
  }

  return new Hono<AppEnvironment>()
    .get('/', async (c) => {
      const query = readQuery(c, listDeskCustomOrdersEndpoint.querySchema);
      if (!query.ok) return respondRefusal(c, query.refusal);
      return c.json(await listDeskCustomOrders(db, query.value, readClock()));
    })

    .get('/:id', async (c) => respond(c, readIdParameter(c)))

    .post('/:id/quotes', async (c) => {
      const body = await readJson(c, makeQuoteEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      return change(c, (customOrderId, actorId, now) =>
        makeQuote(parts, { customOrderId, quote: body.value, actorId, now }),
      );
    })

    .post('/:id/decline', async (c) => {
      const body = await readJson(c, declineCustomOrderEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      return change(c, (customOrderId, actorId, now) =>
        declineCustomOrder(db, { customOrderId, reason: body.value.reason, actorId, now }),
      );
    })

    .post('/:id/messages', async (c) => {
      const key = readIdempotencyKey(c);
      if (!key.ok) return respondRefusal(c, key.refusal);
      const body = await readJson(c, writeDeskMessageEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      return change(c, (customOrderId, authorId, now) =>
        writeMessage(db, {
          ...body.value,
          customOrderId,
          by: 'administrator',
          authorId,
          key: key.value,
          now,
        }),
      );
    });
}
