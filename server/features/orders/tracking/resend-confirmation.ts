import { eq, sql } from 'drizzle-orm';
import { canCorrectEmail, readStatus } from '../../../../domain/orders/statuses.ts';
import { isUnconfirmed } from '../../../../domain/orders/unconfirmed.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { hashLinkKey } from '../../../http/link-keys.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import { notifyConfirmedAgain, notifyOrderPlacedAgain } from '../notifications/notify-about-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { lockOrderWithDay } from '../payments/lock-order.ts';
import {
  countUnpaidHolds,
  judgeUnpaidHolds,
  leaveOut,
  NO_HOLDS,
  nameHoldLocks,
} from '../placing/unpaid-holds.ts';
import { makeTrackingKey } from './tracking-key.ts';

const IT_IS_OVER = refuse('conflict', 'order_is_over', 'The email of this order can no longer be changed.');

type Parts = { readonly db: Database; readonly trackingSecret: string };
type Resending = {
  readonly email: string;
  readonly userId: string | null;
  readonly readClock: () => Date;
};

/**
 * What the order was told first goes out once more, to the address as it is now. What was sent to a mistyped one is a stranger's
 * to read: a new turn ends its links, and a mail that still waits for it is not sent.
 */
export function resendConfirmation(
  { db, trackingSecret }: Parts,
  seen: OrderRow,
  { email, userId, readClock }: Resending,
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const holder = { email, phone: seen.contactPhone, userId: seen.userId, network: seen.network };
    await lockNames(tx, nameHoldLocks(holder));
    const order = await lockOrderWithDay(tx, seen.id);
    const now = readClock();
    const status = readStatus(order, now);
    if (!canCorrectEmail(status)) return IT_IS_OVER;
    const isCorrected = email !== order.contactEmail;
    const isUnpaid = status === 'pending_payment';
    if (isCorrected && isUnpaid) {
      const [held] = await countUnpaidHolds(tx, holder, now);
      // The order itself is among them.
      const others = leaveOut(held ?? NO_HOLDS, order.paymentMethod);
      const few = judgeUnpaidHolds(others, holder, {
        payment: order.paymentMethod,
        mustConfirm: isUnconfirmed(status, order.paymentMethod),
      });
      if (!few.ok) return few;
    }
    // Where there was none, nothing went astray.
    const isAstray = isCorrected && order.contactEmail !== '';
    const trackingTurn = order.trackingTurn + (isAstray ? 1 : 0);
    const key = makeTrackingKey(trackingSecret, { id: order.id, trackingTurn });
    const [sent] = await tx
      .update(orders)
      .set({
        contactEmail: email,
        trackingTurn,
        trackingKeyHash: order.trackingKeyHash && hashLinkKey(key),
        version: sql`${orders.version} + 1`,
        updatedAt: now,
      })
      .where(eq(orders.id, order.id))
      .returning();
    if (!sent) throw new Error('Updating an order returned no row.');
    if (isCorrected) {
      const entry = { action: 'order.email_corrected', actorId: userId, orderId: order.id, at: now } as const;
      await recordAuditEvent(tx, entry);
    }
    await (isUnpaid ? notifyOrderPlacedAgain(tx, sent) : notifyConfirmedAgain(tx, sent));
    await announceOrder(tx, sent);
    return accept(sent);
  });
}
