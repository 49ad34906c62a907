import { eq, sql } from 'drizzle-orm';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import { isUnconfirmed } from '../../../../domain/orders/unconfirmed.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { hashLinkKey } from '../../../http/link-keys.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import { notifyOrderPlacedAgain } from '../notifications/notify-about-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { lockOrderWithDay } from '../payments/lock-order.ts';
import { countUnpaidHolds, judgeUnpaidHolds, nameHoldLocks } from '../placing/unpaid-holds.ts';
import { makeTrackingKey } from './tracking-key.ts';

const NOTHING_TO_CONFIRM = refuse(
  'conflict',
  'nothing_to_confirm',
  'This order is no longer waiting for confirmation.',
);

type Parts = { readonly db: Database; readonly trackingSecret: string };
type Resending = {
  readonly email: string;
  readonly userId: string | null;
  readonly readClock: () => Date;
};

/**
 * The confirmation goes out once more, to the address as it is now. What was sent to a mistyped one is a stranger's to read:
 * a new turn ends both of its links, and its mail is not sent if it still waits.
 */
export function resendConfirmation(
  { db, trackingSecret }: Parts,
  seen: OrderRow,
  { email, userId, readClock }: Resending,
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const holder = { email, phone: seen.contactPhone, network: seen.network };
    await lockNames(tx, nameHoldLocks(holder));
    const order = await lockOrderWithDay(tx, seen.id);
    const now = readClock();
    if (!isUnconfirmed(readStatus(order, now), order.paymentMethod)) return NOTHING_TO_CONFIRM;
    const isCorrected = email !== order.contactEmail;
    if (isCorrected) {
      const [held] = await countUnpaidHolds(tx, holder, now);
      // The order itself is among them.
      const others = { byPerson: (held?.byPerson ?? 1) - 1, byNetwork: (held?.byNetwork ?? 1) - 1 };
      const few = judgeUnpaidHolds(others, holder, { mustConfirm: true });
      if (!few.ok) return few;
    }
    const trackingTurn = order.trackingTurn + (isCorrected ? 1 : 0);
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
    if (!sent) throw new Error('An order was changed and did not come back.');
    if (isCorrected) {
      const entry = { action: 'order.email_corrected', actorId: userId, orderId: order.id, at: now } as const;
      await recordAuditEvent(tx, entry);
    }
    await notifyOrderPlacedAgain(tx, sent);
    await announceOrder(tx, sent);
    return accept(sent);
  });
}
