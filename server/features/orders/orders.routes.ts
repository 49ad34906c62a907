import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import {
  listOrdersEndpoint,
  moveOrderEndpoint,
  type PlacedOrder,
  type PlacementRefusal,
  placeOrderEndpoint,
} from '../../../contract/orders.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { requireActor } from '../../http/authentication.ts';
import { nameNetwork } from '../../http/client-address.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { readJson, readQuery } from '../../http/read-json.ts';
import { respondRefusal, STATUS_OF_REFUSAL } from '../../http/refusal-response.ts';
import { cancelOrder } from './cancel-order.ts';
import { claimOrder } from './claim-order.ts';
import { describeOrder } from './describe-order.ts';
import { findOwnOrder, NO_SUCH_ORDER, nameTrackingCookie } from './find-own-order.ts';
import { listOrders } from './list-orders.ts';
import { moveOrder } from './move-order.ts';
import { countPlacement } from './order-limits.ts';
import { findWholeOrder, type OrderRow } from './orders.store.ts';
import { placeOrder } from './place-order.ts';
import { writeTrackingCookie } from './tracking-cookie.ts';
import { makeTrackingKey } from './tracking-key.ts';

const KEY_FORM = /^[\w-]{16,100}$/;
const KEY_MISSING = refuse(
  'invalid',
  'key_missing',
  'Placing an order needs an Idempotency-Key of 16 to 100 letters, digits or hyphens.',
).refusal;

export type OrderRoutesParts = {
  readonly db: Database;
  readonly rateLimiter: RateLimiter;
  readonly trackingSecret: string;
  readonly isSecure: boolean;
  readonly readClock: () => Date;
};

export function createOrderRoutes(parts: OrderRoutesParts) {
  const { db, readClock } = parts;

  async function respondOrder(c: Context, order: OrderRow | undefined): Promise<Response> {
    const whole = order && (await findWholeOrder(db, order.id));
    return whole ? c.json(describeOrder(whole, readClock())) : respondRefusal(c, NO_SUCH_ORDER);
  }

  return new Hono<AppEnvironment>()
    .post('/', async (c) => {
      const key = c.req.header('idempotency-key') ?? '';
      if (!KEY_FORM.test(key)) return respondRefusal(c, KEY_MISSING);
      const body = await readJson(c, placeOrderEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const network = nameNetwork(c.get('clientAddress'));
      const tooMany = await parts.rateLimiter.refuse(c, countPlacement(network));
      if (tooMany) return tooMany;
      const userId = c.get('actor')?.userId;
      const now = readClock();
      const placed = await placeOrder(parts, { wish: body.value, key, userId, network, now });
      if (!placed.ok) return respondWithDetails(c, placed.refusal, placed.details);

      const whole = await findWholeOrder(db, placed.orderId);
      if (!whole) throw new Error('An order was placed and cannot be found.');
      const isGuest = whole.order.trackingKeyHash !== null;
      const trackingKey = isGuest ? makeTrackingKey(parts.trackingSecret, placed.orderId) : null;
      if (trackingKey) writeTrackingCookie(c, placed.orderId, trackingKey, parts.isSecure);
      const answer: PlacedOrder = { order: describeOrder(whole, now), trackingKey };
      return c.json(answer, 201);
    })

    .get('/', async (c) => {
      const query = readQuery(c, listOrdersEndpoint.querySchema);
      if (!query.ok) return respondRefusal(c, query.refusal);
      return c.json(await listOrders(db, requireActor(c).userId, query.value, readClock()));
    })

    .get('/:id', async (c) => respondOrder(c, await findOwnOrder(db, c)))

    .post('/:id/cancel', async (c) => {
      const order = await findOwnOrder(db, c);
      if (!order) return respondRefusal(c, NO_SUCH_ORDER);
      const cancelled = await cancelOrder(db, order, c.get('actor')?.userId, readClock());
      return cancelled.ok ? respondOrder(c, cancelled.value) : respondRefusal(c, cancelled.refusal);
    })

    .post('/:id/move', async (c) => {
      const body = await readJson(c, moveOrderEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const order = await findOwnOrder(db, c);
      if (!order) return respondRefusal(c, NO_SUCH_ORDER);
      const actorId = c.get('actor')?.userId ?? null;
      const moved = await moveOrder(db, order, {
        slot: body.value.slot,
        by: 'customer',
        actorId,
        now: readClock(),
      });
      return moved.ok ? respondOrder(c, moved.order) : respondWithDetails(c, moved.refusal, moved.details);
    })

    .post('/:id/claim', async (c) => {
      const order = await findOwnOrder(db, c);
      if (!order) return respondRefusal(c, NO_SUCH_ORDER);
      const claimed = await claimOrder(db, order, requireActor(c));
      if (!claimed.ok) return respondRefusal(c, claimed.refusal);
      setCookie(c, nameTrackingCookie(order.id), '', { path: '/api', maxAge: 0 });
      return respondOrder(c, claimed.value);
    });
}

/** The usual refusal with what the shopper can do instead. */
function respondWithDetails(c: Context, { kind, ...refusal }: Refusal, details: PlacementRefusal): Response {
  return c.json({ ...refusal, ...details }, STATUS_OF_REFUSAL[kind]);
}
