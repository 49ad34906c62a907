import { and, asc, eq } from 'drizzle-orm';
import { eraseTrackedOrderEndpoint, exportTrackedOrderEndpoint } from '../../../../contract/guest-data.ts';
import { canForget } from '../../../../domain/orders/retention.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { messages } from '../../../database/schema/messages.ts';
import { orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { type Addressed, serve } from '../../../http/serve.ts';
import { describeOrder } from '../describe-order.ts';
import { findOwnOrder, NO_SUCH_ORDER } from '../find-own-order.ts';
import { countCancellation, countTracking } from '../order-limits.ts';
import type { OrderRow } from '../order-rows.ts';
import { findWholeOrder } from '../orders.store.ts';
import { dropTrackingCookie } from '../tracking/tracking-cookie.ts';
import { forgetOrders, hasMoney } from './forget-orders.ts';

export type ErasureRequest = Pick<
  OrderRow,
  'id' | 'number' | 'contactName' | 'contactEmail' | 'contactPhone'
>;

export type GuestDataParts = {
  readonly db: Database;
  readonly rateLimiter: RateLimiter;
  readonly readClock: () => Date;
  /** Puts it where the owner reads what people ask for. */
  readonly noteErasureRequest: (tx: Transaction, request: ErasureRequest, now: Date) => Promise<void>;
  /** What was said about what was ordered; nothing has to be kept of it, whatever the order's books need. */
  readonly forgetReviews: (tx: Transaction, orderIds: readonly string[]) => Promise<void>;
};

/** What the law lets guests ask for, with nothing but the link to their order. It opens that order, and so it tells of no other. */
export function createGuestDataRoutes({
  db,
  rateLimiter,
  readClock,
  noteErasureRequest,
  forgetReviews,
}: GuestDataParts) {
  async function findGuestsOrder(
    call: Addressed<typeof exportTrackedOrderEndpoint | typeof eraseTrackedOrderEndpoint>,
  ): Promise<Result<OrderRow>> {
    const own = await findOwnOrder(db, call);
    return own.ok && own.value.userId !== null ? NO_SUCH_ORDER : own;
  }

  return [
    serve(exportTrackedOrderEndpoint, async (call) => {
      const { c } = call;
      const tooMany = await rateLimiter.refuse(c, countTracking(c.get('clientAddress')));
      if (tooMany) return tooMany;
      const own = await findGuestsOrder(call);
      const whole = own.ok ? await findWholeOrder(db, own.value.id) : undefined;
      if (!whole) return NO_SUCH_ORDER;
      const now = readClock();
      return accept({
        exportedAt: now.toISOString(),
        order: describeOrder(whole, now),
        messages: await db
          .select({ kind: messages.kind, createdAt: messages.createdAt })
          .from(messages)
          .where(eq(messages.orderId, whole.order.id))
          .orderBy(asc(messages.createdAt)),
      });
    }),

    serve(eraseTrackedOrderEndpoint, async (call) => {
      const { c } = call;
      const tooMany = await rateLimiter.refuse(c, countCancellation(c.get('clientAddress')));
      if (tooMany) return tooMany;
      const own = await findGuestsOrder(call);
      if (!own.ok) return own;
      const isErased = await inTransaction(db, (tx) => erase(tx, own.value.id));
      if (isErased) dropTrackingCookie(c, own.value.id);
      return accept({ isErased });
    }),
  ];

  async function erase(tx: Transaction, orderId: string): Promise<boolean> {
    const now = readClock();
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order || order.forgottenAt !== null) return true;
    await forgetReviews(tx, [orderId]);
    const [money] = await tx
      .select({ isThere: hasMoney(tx) })
      .from(orders)
      .where(eq(orders.id, orderId));
    if (canForget({ ...order, hasMoney: money?.isThere ?? true }, now)) {
      await forgetOrders(tx, [orderId], now);
      await recordAuditEvent(tx, { action: 'order.erased', actorId: null, orderId, at: now });
      return true;
    }
    const action = 'order.erasure_requested';
    const isOfOrder = and(eq(auditEvents.orderId, orderId), eq(auditEvents.action, action));
    if ((await tx.$count(auditEvents, isOfOrder)) > 0) return false;
    await recordAuditEvent(tx, { action, actorId: null, orderId, at: now });
    await noteErasureRequest(tx, order, now);
    return false;
  }
}
