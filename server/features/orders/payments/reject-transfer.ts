import { inTransaction } from '../../../database/transaction.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import { findAttempt, markRejected } from './attempts.store.ts';
import type { CheckParts } from './check-payment.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { notifyRejectedTransfer } from './notify-about-disputes.ts';

export type RejectedTransfer = { readonly transactionId: string; readonly amountInKobo: number };

/**
 * The provider did not accept a customer's transfer, mostly because its amount was wrong. Nothing is recorded; the customer hears that
 * the bank gets it back, and how much to send.
 */
export async function rejectTransfer(
  { db, payments, readClock, log }: CheckParts,
  { transactionId, amountInKobo }: RejectedTransfer,
): Promise<void> {
  const reference = await payments.findReference(transactionId);
  const attempt = reference === undefined ? undefined : await findAttempt(db, reference);
  if (!attempt) return log.warn('A transfer was rejected that does not belong to this shop');
  await inTransaction(db, async (tx) => {
    const order = await lockOrderWithDay(tx, attempt.orderId);
    if (!(await markRejected(tx, attempt.reference, amountInKobo, readClock()))) return;
    await notifyRejectedTransfer(tx, order, attempt, amountInKobo);
    await announceOrder(tx, order);
  });
}
