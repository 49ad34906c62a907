import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { openTrackedOrderEndpoint } from '../../../../contract/orders.ts';
import { orders } from '../../../database/schema/orders.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { nameNetwork } from '../../../http/client-address.ts';
import { readJson } from '../../../http/read-json.ts';
import { respondRefusal } from '../../../http/refusal-response.ts';
import { describeOrder } from '../describe-order.ts';
import { findOwnOrder, NO_SUCH_ORDER } from '../find-own-order.ts';
import { countTracking } from '../order-limits.ts';
import type { OrderRoutesParts } from '../orders.routes.ts';
import { findWholeOrder } from '../orders.store.ts';
import { endTracking } from './end-tracking.ts';
import { dropTrackingCookie, writeTrackingCookie } from './tracking-cookie.ts';
import { hashTrackingKey } from './tracking-key.ts';

/** Exchanges the mailed key for a cookie, so that it need not stay in the address for others to see. */
export function createTrackedOrderRoutes({ db, rateLimiter, isSecure, readClock }: OrderRoutesParts) {
  return new Hono<AppEnvironment>()
    .post('/', async (c) => {
      const body = await readJson(c, openTrackedOrderEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const tooMany = await rateLimiter.refuse(c, countTracking(nameNetwork(c.get('clientAddress'))));
      if (tooMany) return tooMany;
      const { key } = body.value;
      const [found] = await db
        .select({ id: orders.id })
        .from(orders)
        .where(eq(orders.trackingKeyHash, hashTrackingKey(key)));
      const whole = found && (await findWholeOrder(db, found.id));
      if (!whole) return respondRefusal(c, NO_SUCH_ORDER);
      writeTrackingCookie(c, { orderId: whole.order.id, key }, isSecure);
      return c.json(describeOrder(whole, readClock()));
    })

    .delete('/:id', async (c) => {
      const order = await findOwnOrder(db, c);
      if (!order) return respondRefusal(c, NO_SUCH_ORDER);
      await endTracking(db, order.id, readClock());
      dropTrackingCookie(c, order.id);
      return c.body(null, 204);
    });
}
