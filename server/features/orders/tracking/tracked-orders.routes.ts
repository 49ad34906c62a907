import { eq } from 'drizzle-orm';
import { endTrackingEndpoint, openTrackedOrderEndpoint } from '../../../../contract/orders.ts';
import { accept } from '../../../../domain/refusal.ts';
import { orders } from '../../../database/schema/orders.ts';
import { serve } from '../../../http/serve.ts';
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
  return [
    serve(openTrackedOrderEndpoint, async ({ c, body: { key } }) => {
      const tooMany = await rateLimiter.refuse(c, countTracking(c.get('clientAddress')));
      if (tooMany) return tooMany;
      const [found] = await db
        .select({ id: orders.id })
        .from(orders)
        .where(eq(orders.trackingKeyHash, hashTrackingKey(key)));
      const whole = found && (await findWholeOrder(db, found.id));
      if (!whole) return NO_SUCH_ORDER;
      writeTrackingCookie(c, { orderId: whole.order.id, key }, isSecure);
      return accept(describeOrder(whole, readClock()));
    }),

    serve(endTrackingEndpoint, async (call) => {
      const own = await findOwnOrder(db, call);
      if (!own.ok) return own;
      await endTracking(db, own.value.id, readClock());
      dropTrackingCookie(call.c, own.value.id);
      return accept(undefined);
    }),
  ];
}
