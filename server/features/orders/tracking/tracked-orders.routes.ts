import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { requestOrderLinksEndpoint } from '../../../../contract/order-links.ts';
import {
  endTrackingEndpoint,
  openOrderByCodeEndpoint,
  openTrackedOrderEndpoint,
  requestTrackingCodeEndpoint,
} from '../../../../contract/orders.ts';
import { accept, refuse } from '../../../../domain/refusal.ts';
import { orders } from '../../../database/schema/orders.ts';
import { hashLinkKey } from '../../../http/link-keys.ts';
import { serve } from '../../../http/serve.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { describeOrder } from '../describe-order.ts';
import { findOwnOrder, NO_SUCH_ORDER } from '../find-own-order.ts';
import { countCodeRequest, countCodeTry, countLinksRequest, countTracking } from '../order-limits.ts';
import type { OrderRoutesParts } from '../orders.routes.ts';
import { findWholeOrder } from '../orders.store.ts';
import { endTracking } from './end-tracking.ts';
import { type FindNamedRequest, findTracked } from './find-tracked.ts';
import { isTrackingCodeOf } from './tracking-code.ts';
import { dropTrackingCookie, writeTrackingCookie } from './tracking-cookie.ts';
import { makeTrackingKey } from './tracking-key.ts';

const WRONG_CODE_WORDS = 'That code is wrong or has expired. Check it or request a new one.';
const WRONG_CODE = refuse('invalid', 'wrong_code', WRONG_CODE_WORDS, { code: WRONG_CODE_WORDS });

type TrackedOrderRoutesParts = OrderRoutesParts & {
  readonly findNamedRequest: FindNamedRequest;
  /** Lets this browser follow a custom cake request without an account. */
  readonly letFollowRequest: (c: Context, id: string) => void;
};

/** Exchanges the mailed key for a cookie, so that it need not stay in the address for others to see. */
export function createTrackedOrderRoutes(parts: TrackedOrderRoutesParts) {
  const { db, rateLimiter, isSecure, readClock, trackingSecret } = parts;
  return [
    serve(openTrackedOrderEndpoint, async ({ c, body: { key } }) => {
      const tooMany = await rateLimiter.refuse(c, countTracking(c.get('clientAddress')));
      if (tooMany) return tooMany;
      const [found] = await db
        .select({ id: orders.id })
        .from(orders)
        .where(eq(orders.trackingKeyHash, hashLinkKey(key)));
      const whole = found && (await findWholeOrder(db, found.id));
      if (!whole) return NO_SUCH_ORDER;
      writeTrackingCookie(c, { id: whole.order.id, key }, isSecure);
      return accept(describeOrder(whole, readClock()));
    }),

    serve(requestTrackingCodeEndpoint, async ({ c, body }) => {
      const tooMany = await rateLimiter.refuse(c, countCodeRequest(c.get('clientAddress'), body.number));
      if (tooMany) return tooMany;
      await addJob(db, 'send-tracking-code', body);
      return accept(undefined);
    }),

    serve(requestOrderLinksEndpoint, async ({ c, body: { email } }) => {
      const tooMany = await rateLimiter.refuse(c, countLinksRequest(c.get('clientAddress'), email));
      if (tooMany) return tooMany;
      await addJob(db, 'send-order-links', { email });
      return accept(undefined);
    }),

    serve(openOrderByCodeEndpoint, async ({ c, body: { number, phone, code } }) => {
      const tooMany = await rateLimiter.refuse(c, countCodeTry(c.get('clientAddress'), number));
      if (tooMany) return tooMany;
      const tracked = await findTracked(parts, { number, phone });
      if (!tracked?.isGuests) return WRONG_CODE;
      const { kind, order, id } = tracked;
      if (!isTrackingCodeOf(trackingSecret, id, { code, now: readClock() })) return WRONG_CODE;
      if (order) writeTrackingCookie(c, { id, key: makeTrackingKey(trackingSecret, order) }, isSecure);
      else parts.letFollowRequest(c, id);
      return accept({ kind, id });
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
