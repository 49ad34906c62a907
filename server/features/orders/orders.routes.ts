import type { Context } from 'hono';
import {
  cancelOrderEndpoint,
  claimGuestOrdersEndpoint,
  claimOrderEndpoint,
  confirmOrderEndpoint,
  listOrdersEndpoint,
  moveOrderEndpoint,
  type Order,
  type PlacedOrder,
  placeOrderEndpoint,
  readOrderEndpoint,
} from '../../../contract/orders.ts';
import { findPlacedOrderEndpoint } from '../../../contract/placed-orders.ts';
import {
  changePaymentMethodEndpoint,
  listUnpaidOrdersEndpoint,
  resendConfirmationEndpoint,
} from '../../../contract/unpaid-orders.ts';
import { CODE_UNKNOWN } from '../../../domain/codes/judge-code.ts';
import { accept, type Result } from '../../../domain/refusal.ts';
import { nameNetwork } from '../../http/client-address.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { serve } from '../../http/serve.ts';
import { createWorkLine } from '../../http/work-line.ts';
import { cancelOrder } from './cancel-order.ts';
import { claimGuestOrders, claimOrder } from './claim-order.ts';
import { countCodeTry } from './codes/code-limits.ts';
import { confirmOrder } from './confirm-order.ts';
import { describeOrder } from './describe-order.ts';
import { findOwnOrder, NO_SUCH_ORDER } from './find-own-order.ts';
import { listOrders } from './list-orders.ts';
import { listUnpaidOrders } from './list-unpaid-orders.ts';
import { moveOrder } from './move-order.ts';
import {
  countCancellation,
  countChange,
  countConfirmationMail,
  countPlacement,
  countTracking,
} from './order-limits.ts';
import type { OrderRow } from './order-rows.ts';
import { findWholeOrder, type WholeOrder } from './orders.store.ts';
import { changePaymentMethod } from './payments/change-payment-method.ts';
import { findPlacedOrder } from './placing/find-placed-order.ts';
import { type PlaceOrderParts, placeOrder } from './placing/place-order.ts';
import { listTrackedOrders } from './tracking/list-tracked-orders.ts';
import { resendConfirmation } from './tracking/resend-confirmation.ts';
import { dropTrackingCookie, writeTrackingCookie } from './tracking/tracking-cookie.ts';
import { makeTrackingKey } from './tracking/tracking-key.ts';

export type OrderRoutesParts = PlaceOrderParts & {
  readonly rateLimiter: RateLimiter;
  readonly isSecure: boolean;
  readonly readClock: () => Date;
};

/** Custom cake requests, which join an account together with its orders. */
type GuestRequests = {
  readonly count: (userId: string) => Promise<number>;
  readonly claim: (c: Context, userId: string) => Promise<number>;
};

/** Half of the database's connections: each holds one until its turn at the day's lock comes, and others want to read meanwhile. */
const PLACED_AT_ONCE = 5;
/** Seconds' worth; whoever comes later is better served by trying again than by waiting. */
const PLACING_WAITING_MAX = 60;

export function createOrderRoutes(parts: OrderRoutesParts & { readonly guestRequests: GuestRequests }) {
  const { db, readClock } = parts;
  const placingLine = createWorkLine({ atOnce: PLACED_AT_ONCE, waitingMax: PLACING_WAITING_MAX });

  async function show(found: Result<OrderRow>): Promise<Result<Order>> {
    if (!found.ok) return found;
    const whole = await findWholeOrder(db, found.value.id);
    return whole ? accept(describeOrder(whole, readClock())) : NO_SUCH_ORDER;
  }

  /** A guest's comes with what opens it in this browser. */
  function handOver(c: Context, whole: WholeOrder, now: Date): PlacedOrder {
    const { order } = whole;
    const trackingKey = order.trackingKeyHash === null ? null : makeTrackingKey(parts.trackingSecret, order);
    if (trackingKey) writeTrackingCookie(c, { id: order.id, key: trackingKey }, parts.isSecure);
    return { order: describeOrder(whole, now), trackingKey };
  }

  const countTriedCode = (c: Context, userId: string | null) =>
    countCodeTry(c, { userId, clientAddress: c.get('clientAddress'), secret: parts.trackingSecret });

  return [
    serve(placeOrderEndpoint, async ({ c, actor, key, body }) => {
      const network = nameNetwork(c.get('clientAddress'));
      const tooMany = await parts.rateLimiter.refuse(c, countPlacement(c.get('clientAddress')));
      if (tooMany) return tooMany;
      const hasCode = body.code !== undefined || body.voucher !== undefined;
      const tried = hasCode ? countTriedCode(c, actor?.userId ?? null) : [];
      const guessing = await parts.rateLimiter.refuse(c, tried);
      if (guessing) return guessing;
      const now = readClock();
      const wanted = { input: body, key, userId: actor?.userId ?? null, network, now };
      const placing = await placingLine.run(() => placeOrder(parts, wanted));
      if (!placing.ok) return placing;
      const placed = placing.value;
      if (placed.ok || placed.refusal.code !== CODE_UNKNOWN) await parts.rateLimiter.giveBack(tried);
      if (!placed.ok) return placed;
      return accept(handOver(c, placed.whole, now));
    }),

    serve(findPlacedOrderEndpoint, async ({ c, actor, key, body }) => {
      const tooMany = await parts.rateLimiter.refuse(c, countTracking(c.get('clientAddress')));
      if (tooMany) return tooMany;
      const found = await findPlacedOrder(db, { input: body, key, userId: actor?.userId ?? null });
      if (!found.ok) return found;
      return accept(found.value && handOver(c, found.value, readClock()));
    }),

    serve(listUnpaidOrdersEndpoint, async ({ c, actor }) => {
      const asker = { userId: actor?.userId ?? null, trackedIds: await listTrackedOrders(db, c) };
      return accept({ data: await listUnpaidOrders(db, asker, readClock()) });
    }),

    serve(listOrdersEndpoint, async ({ actor, query }) =>
      accept({
        ...(await listOrders(db, actor.userId, query, readClock())),
        guestRequestCount: await parts.guestRequests.count(actor.userId),
      }),
    ),

    serve(readOrderEndpoint, async (call) => show(await findOwnOrder(db, call))),

    serve(cancelOrderEndpoint, async (call) => {
      const own = await findOwnOrder(db, call);
      if (!own.ok) return own;
      const tooMany = await parts.rateLimiter.refuse(call.c, countCancellation(call.c.get('clientAddress')));
      if (tooMany) return tooMany;
      return show(await cancelOrder(db, own.value, call.actor?.userId ?? null, readClock()));
    }),

    serve(confirmOrderEndpoint, async (call) => {
      const own = await findOwnOrder(db, call);
      if (!own.ok) return own;
      const tooMany = await parts.rateLimiter.refuse(call.c, countTracking(call.c.get('clientAddress')));
      if (tooMany) return tooMany;
      const { key } = call.body;
      return show(
        await confirmOrder(parts, own.value, { key, userId: call.actor?.userId ?? null, readClock }),
      );
    }),

    serve(resendConfirmationEndpoint, async (call) => {
      const own = await findOwnOrder(db, call);
      if (!own.ok) return own;
      const { email } = call.body;
      const counted = countConfirmationMail(call.c.get('clientAddress'), own.value.id, email);
      const tooMany = await parts.rateLimiter.refuse(call.c, counted);
      if (tooMany) return tooMany;
      const sent = await resendConfirmation(parts, own.value, {
        email,
        userId: call.actor?.userId ?? null,
        readClock,
      });
      if (sent.ok && sent.value.trackingKeyHash !== null) {
        const key = makeTrackingKey(parts.trackingSecret, sent.value);
        writeTrackingCookie(call.c, { id: sent.value.id, key }, parts.isSecure);
      }
      return show(sent);
    }),

    serve(changePaymentMethodEndpoint, async (call) => {
      const own = await findOwnOrder(db, call);
      if (!own.ok) return own;
      const tooMany = await parts.rateLimiter.refuse(call.c, countChange(own.value.id));
      if (tooMany) return tooMany;
      return show(
        await changePaymentMethod(db, own.value, {
          to: call.body.payment,
          userId: call.actor?.userId ?? null,
          readClock,
        }),
      );
    }),

    serve(moveOrderEndpoint, async (call) => {
      const own = await findOwnOrder(db, call);
      if (!own.ok) return own;
      const tooMany = await parts.rateLimiter.refuse(call.c, countChange(own.value.id));
      if (tooMany) return tooMany;
      const maker = { by: 'customer', actorId: call.actor?.userId ?? null } as const;
      const moved = await moveOrder(db, own.value, { slot: call.body.slot, ...maker, now: readClock() });
      return moved.ok ? show(accept(moved.order)) : moved;
    }),

    serve(claimGuestOrdersEndpoint, async ({ c, actor }) => {
      const claimed = await claimGuestOrders(db, actor, readClock());
      for (const id of claimed) dropTrackingCookie(c, id);
      return accept({
        orders: claimed.length,
        requests: await parts.guestRequests.claim(c, actor.userId),
      });
    }),

    serve(claimOrderEndpoint, async (call) => {
      const own = await findOwnOrder(db, call);
      if (!own.ok) return own;
      const claimed = await claimOrder(db, own.value, call.actor, readClock());
      if (claimed.ok) dropTrackingCookie(call.c, own.value.id);
      return show(claimed);
    }),
  ];
}
