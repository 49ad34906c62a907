import { convertKoboToNaira } from '../../../../domain/money.ts';
import { isOpenDispute } from '../../../../domain/payments/disputes.ts';
import type { Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { addJob } from '../../../jobs/add-job.ts';
import type { FoundDispute } from '../../../ports/payments.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import { followVoucherDispute } from '../vouchers/follow-voucher-dispute.ts';
import { isVoucherReference } from '../vouchers/voucher-reference.ts';
import { type CheckParts, checkPayment } from './check-payment.ts';
import { findKnownDispute, writeDispute } from './disputes.store.ts';
import type { PaymentRow } from './ledger.store.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { notifyDispute } from './notify-about-disputes.ts';
import { lockHolders } from './record-reversal.ts';
import { refreshStop } from './refresh-stop.ts';
import { findPaymentByReference } from './refunds.store.ts';

const HOUR_MS = 3_600_000;
/** So long before the time is up the owner is reminded, whether or not the provider does. */
const LAST_CALL_MS = 4 * HOUR_MS;
const UNDER_REVIEW_PAUSE_MS = 24 * HOUR_MS;

/** For a message of the provider, or because it is time: how a dispute stands. Nobody else is believed. */
export async function checkDispute(
  parts: CheckParts,
  { disputeId, isReminder = false }: { readonly disputeId: string; readonly isReminder?: boolean },
): Promise<void> {
  const found = await parts.payments.findDispute(disputeId);
  if (!found) return parts.log.warn('The payment provider doesn’t know a dispute it sent a message about');
  await followDispute(parts, found, isReminder);
}

/** What the provider says of a dispute, from whichever of its answers. */
export async function followDispute(
  parts: CheckParts,
  found: FoundDispute,
  isReminder = false,
): Promise<void> {
  const { db, readClock, log } = parts;
  if (isVoucherReference(found.reference)) return followVoucherDispute(parts, found);
  // Messages overtake each other: that of the payment itself may still be on its way.
  if (!(await findPaymentByReference(db, found.reference))) await checkPayment(parts, found.reference);
  const payment = await findPaymentByReference(db, found.reference);
  if (!payment) return log.warn('A message about a dispute that does not belong to this shop');
  await inTransaction(db, (tx) => recordDispute(tx, payment, found, { isReminder, now: readClock() }));
  // Whether the money has gone is the payment's to say.
  if (found.status === 'lost') {
    const { reference } = payment;
    await addJob(db, 'check-payment', { reference }, { key: `check-payment ${reference}` });
  }
}

async function recordDispute(
  tx: Transaction,
  payment: PaymentRow,
  found: FoundDispute,
  { isReminder, now }: { readonly isReminder: boolean; readonly now: Date },
): Promise<void> {
  // Two messages about it may be looked into at the same moment: the second waits here, and then knows it.
  const paid = await lockOrderWithDay(tx, payment.orderId);
  const order = (await lockHolders(tx, paid)).at(-1) ?? paid;
  const before = await findKnownDispute(tx, found.providerId);
  const nextCheckAt = findNextLook(found, now);
  const dispute = await writeDispute(tx, { ...payment, orderId: order.id }, found, { now, nextCheckAt });
  const stopped = await refreshStop(tx, order, now);
  const { status } = dispute;
  if (!before) {
    await audit(tx, 'order.payment_disputed');
    if (isOpenDispute(status)) await notifyDispute(tx, stopped, dispute, 'opened', now);
  } else if (status === 'awaiting_answer') {
    const isLastCall = dispute.dueAt.getTime() - now.getTime() <= LAST_CALL_MS;
    if (isReminder || isLastCall) await notifyDispute(tx, stopped, dispute, 'reminder', now);
  }
  if ((status === 'won' || status === 'lost') && before?.status !== status) {
    await audit(tx, 'order.dispute_settled');
    await notifyDispute(tx, stopped, dispute, status, now);
  }
  if (before?.status !== status) await announceOrder(tx, stopped);

  async function audit(
    within: Transaction,
    action: 'order.payment_disputed' | 'order.dispute_settled',
  ): Promise<void> {
    const details = { amount: convertKoboToNaira(dispute.amountInKobo), after: status };
    await recordAuditEvent(within, { action, actorId: null, orderId: order.id, at: now, details });
  }
}

function findNextLook({ status }: FoundDispute, now: Date): Date | null {
  if (!isOpenDispute(status)) return null;
  return new Date(now.getTime() + (status === 'awaiting_answer' ? HOUR_MS : UNDER_REVIEW_PAUSE_MS));
}
