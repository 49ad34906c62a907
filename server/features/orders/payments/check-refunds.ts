import { inTransaction } from '../../../database/transaction.ts';
import type { FoundRefund } from '../../../ports/payments.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import { addForeignRefund } from './add-foreign-refund.ts';
import { bookRefundProgress } from './book-refund-progress.ts';
import { type CheckParts, checkPayment } from './check-payment.ts';
import type { AddedRefund, PaymentRow, RefundRow } from './ledger.store.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { notifyPaymentProblem } from './notify-about-money.ts';
import { findPaymentByReference, listRefundsOf } from './refunds.store.ts';
import { sendRefund } from './send-refund.ts';

/** For a message of the provider: something happened to the refunds of this payment. */
export async function checkRefundsOfReference(parts: CheckParts, reference: string): Promise<void> {
  // Messages overtake each other: that of the payment itself may still be on its way.
  if (!(await findPaymentByReference(parts.db, reference))) await checkPayment(parts, reference);
  const payment = await findPaymentByReference(parts.db, reference);
  if (payment) await checkRefunds(parts, payment);
}

/** Asks the provider about all refunds of a payment. One that was made at the provider's own desk is booked here too. */
export async function checkRefunds(parts: CheckParts, payment: PaymentRow): Promise<void> {
  const { db, payments, readClock } = parts;
  if (!payment.providerId) return;
  // An answer is news about what was known when it was asked for; what was made since then is known by its row alone.
  const before = await listRefundsOf(db, payment.id);
  const found = await payments.listRefunds(payment.providerId);
  const after = await listRefundsOf(db, payment.id);
  for (const one of found) {
    const refund = before.find((row) => isSame(row, one));
    if (refund) await inTransaction(db, (tx) => bookRefundProgress(tx, refund, one, readClock()));
    else if (!after.some((row) => isSame(row, one))) await bookForeignRefund(parts, payment, one);
  }
  const unheard = before.filter((row) => row.status === 'asked' && !found.some((one) => isSame(row, one)));
  for (const { id } of unheard) await sendRefund(parts, id);
}

function isSame({ id, providerId }: RefundRow, found: FoundRefund): boolean {
  return providerId === found.providerId || found.note === id;
}

/** Made at the provider's own desk: the money is gone, so the book follows. */
async function bookForeignRefund(
  { db, readClock, log }: CheckParts,
  payment: PaymentRow,
  found: FoundRefund,
): Promise<void> {
  if (found.status === 'failed') return;
  await inTransaction(db, async (tx) => {
    // Two messages about it may be looked into at the same moment: the second waits here, and then knows it.
    const order = await lockOrderWithDay(tx, payment.orderId);
    // Carried over, the money is another order's by now.
    const owners = [order.id, ...(order.reinstatedAs ? [order.reinstatedAs] : [])];
    let added: AddedRefund = { outcome: 'too_much' };
    for (const orderId of owners) {
      if (added.outcome === 'too_much') {
        added = await addForeignRefund(tx, { id: payment.id, orderId }, found, readClock());
      }
    }
    if (added.outcome === 'known') return;
    if (added.outcome === 'too_much') {
      log.error({ reference: payment.reference }, 'More went back at the payment provider than is booked');
      return notifyPaymentProblem(tx, order, `refund ${found.providerId} above what came`);
    }
    await notifyPaymentProblem(tx, added.order, `refund ${added.refund.id} elsewhere`);
    await announceOrder(tx, added.order);
  });
}
