import { eq } from 'drizzle-orm';
import { restoreHold } from '../../../../domain/payments/claimed-hold.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { withdrawMessages } from '../../../jobs/withdraw-messages.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { raiseVersion } from './money-audit.ts';
import { nameTransferClaim } from './notify-about-money.ts';

const HAS_COME = refuse(
  'conflict',
  'payment_arrived',
  'We’ve received a payment for this order, so there’s nothing to take back.',
);

type WithdrawnClaim = {
  readonly orderId: string;
  readonly userId: string | null;
  readonly readClock: () => Date;
};

/** "I haven't sent it": nobody looks for the transfer any more, and the slot is held as before. They may say it again. */
export function withdrawClaim(
  db: Database,
  { orderId, userId, readClock }: WithdrawnClaim,
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithDay(tx, orderId);
    const { transferClaimedAt: claimedAt } = order;
    // Money that came has ended the claim; pressed twice, it is taken back once.
    if (!claimedAt) return order.paidInKobo > 0 ? HAS_COME : accept(order);
    const now = readClock();
    const former = findFormerHold(order, claimedAt, now);
    const [changed] = await tx
      .update(orders)
      .set({
        transferClaimedAt: null,
        ...(former && { holdUntil: former, heldForClaim: former }),
        ...raiseVersion(now),
      })
      .where(eq(orders.id, orderId))
      .returning();
    if (!changed) throw new Error('Updating an order returned no row.');
    const held = former && { before: order.holdUntil?.toISOString() ?? '', after: former.toISOString() };
    const details = { saidAt: claimedAt.toISOString(), ...held };
    await recordAuditEvent(tx, {
      action: 'order.transfer_not_sent',
      actorId: userId,
      orderId,
      at: now,
      details,
    });
    await withdrawMessages(tx, nameTransferClaim(order.id, claimedAt), now);
    await announceOrder(tx, changed);
    return accept(changed);
  });
}

/** Undefined where the claim does not hold the slot longer than it was held before. */
function findFormerHold(order: OrderRow, claimedAt: Date, now: Date): Date | undefined {
  const { status, holdUntil, heldBeforeClaim, heldForClaim } = order;
  if (status !== 'pending_payment' || holdUntil === null) return undefined;
  const former = restoreHold({ holdUntil, claimedAt, heldBeforeClaim, heldForClaim }, now);
  return former < holdUntil ? former : undefined;
}
