import { type Context, Hono } from 'hono';
import {
  listOrdersEndpoint,
  moveOrderEndpoint,
  type PlacedOrder,
  placeOrderEndpoint,
} from '../../../contract/orders.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { requireActor } from '../../http/authentication.ts';
import { nameNetwork } from '../../http/client-address.ts';
import { readIdempotencyKey } from '../../http/idempotency-key.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { readJson, readQuery } from '../../http/read-json.ts';
import { respondRefusal, respondWithDetails } from '../../http/refusal-response.ts';
import { cancelOrder } from './cancel-order.ts';
import { claimOrder } from './claim-order.ts';
import { describeOrder } from './describe-order.ts';
import { findOwnOrder, NO_SUCH_ORDER } from './find-own-order.ts';
import { listOrders } from './list-orders.ts';
import { moveOrder } from './move-order.ts';
import { countChange, countPlacement } from './order-limits.ts';
import type { OrderRow } from './order-rows.ts';
import { findWholeOrder } from './orders.store.ts';
import { type PlaceOrderParts, placeOrder } from './placing/place-order.ts';
import { dropTrackingCookie, writeTrackingCookie } from './tracking/tracking-cookie.ts';
import { makeTrackingKey } from './tracking/tracking-key.ts';

export type OrderRoutesParts = PlaceOrderParts & {
  readonly rateLimiter: RateLimiter;
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
      const key = readIdempotencyKey(c);
      if (!key.ok) return respondRefusal(c, key.refusal);
      const body = await readJson(c, placeOrderEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const network = nameNetwork(c.get('clientAddress'));
      const tooMany = await parts.rateLimiter.refuse(c, countPlacement(network));
      if (tooMany) return tooMany;
      const now = readClock();
      const userId = c.get('actor')?.userId ?? null;
      const placed = await placeOrder(parts, { wish: body.value, key: key.value, userId, network, now });
      if (!placed.ok) return respondWithDetails(c, placed.refusal, placed.details);

      const { id: orderId, trackingKeyHash } = placed.whole.order;
      const trackingKey = trackingKeyHash === null ? null : makeTrackingKey(parts.trackingSecret, orderId);
      if (trackingKey) writeTrackingCookie(c, { orderId, key: trackingKey }, parts.isSecure);
      const answer: PlacedOrder = { order: describeOrder(placed.whole, now), trackingKey };
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
      const cancelled = await cancelOrder(db, order, c.get('actor')?.userId ?? null, readClock());
      return cancelled.ok ? respondOrder(c, cancelled.value) : respondRefusal(c, cancelled.refusal);
    })

    .post('/:id/move', async (c) => {
      const body = await readJson(c, moveOrderEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const order = await findOwnOrder(db, c);
      if (!order) return respondRefusal(c, NO_SUCH_ORDER);
      const tooMany = await parts.rateLimiter.refuse(c, countChange(order.id));
      if (tooMany) return tooMany;
      const maker = { by: 'customer', actorId: c.get('actor')?.userId ?? null } as const;
      const moved = await moveOrder(db, order, { slot: body.value.slot, ...maker, now: readClock() });
      return moved.ok ? respondOrder(c, moved.order) : respondWithDetails(c, moved.refusal, moved.details);
    })

    .post('/:id/claim', async (c) => {
      const order = await findOwnOrder(db, c);
      if (!order) return respondRefusal(c, NO_SUCH_ORDER);
      const claimed = await claimOrder(db, order, requireActor(c), readClock());
      if (!claimed.ok) return respondRefusal(c, claimed.refusal);
      dropTrackingCookie(c, order.id);
      return respondOrder(c, claimed.value);
    });
}
