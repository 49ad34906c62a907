import { inTransaction } from '../../database/transaction.ts';
import type { FoundRefund } from '../../ports/payments.ts';
import { announceOrder } from '../orders/telling/announce-order.ts';
import { bookRefundProgress } from './book-refund-progress.ts';
import type { CheckParts } from './check-payment.ts';
import { addRefund, type PaymentRow, type RefundRow } from './ledger.store.ts';
import { findPaymentByReference, listRefundsOf } from './refunds.store.ts';
import { tellPaymentProblem, tellRefund } from './tell-about-money.ts';

/** For a message of the provider: something happened to the refunds of this payment. */
export async function checkRefundsOfReference(parts: CheckParts, reference: string): Promise<void> {
  const payment = await findPaymentByReference(parts.db, reference);
  if (payment) await checkRefunds(parts, payment);
}

/** Asks the provider about all refunds of a payment. One that was made at the provider's own desk is booked here too. */
export async function checkRefunds(parts: CheckParts, payment: PaymentRow): Promise<void> {
  if (!payment.providerId) return;
  const found = await parts.payments.listRefunds(payment.providerId);
  const known = await listRefundsOf(parts.db, payment.id);
  for (const one of found) {
    const refund = known.find(({ id, providerId }) => providerId === one.providerId || one.note === id);
    if (refund) await bookProgress(parts, refund, one);
    else await bookForeign(parts, payment, one);
  }
}

async function bookProgress(
  { db, readClock }: CheckParts,
  refund: RefundRow,
  found: FoundRefund,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await bookRefundProgress(tx, refund, found, readClock());
    if (order) await announceOrder(tx, order);
  });
}

async function bookForeign(
  { db, readClock }: CheckParts,
  payment: PaymentRow,
  { providerId, status, amountInKobo }: FoundRefund,
): Promise<void> {
  if (status === 'failed') return;
  const now = readClock();
  await inTransaction(db, async (tx) => {
    const added = await addRefund(
      tx,
      {
        orderId: payment.orderId,
        paymentId: payment.id,
        way: 'online',
        amountInKobo,
        status,
        reason: 'Refunded at the payment provider',
        key: `provider-${providerId}`,
        providerId,
        nextCheckAt: status === 'processed' ? null : now,
        createdAt: now,
        settledAt: status === 'processed' ? now : null,
      },
      now,
    );
    if (added.outcome !== 'added') return;
    await tellRefund(tx, added.order, added.refund);
    await tellPaymentProblem(tx, added.order, `refund ${added.refund.id} elsewhere`);
    await announceOrder(tx, added.order);
  });
}
