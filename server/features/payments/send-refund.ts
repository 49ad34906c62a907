import { inTransaction } from '../../database/transaction.ts';
import { type FoundRefund, PaymentFault } from '../../ports/payments.ts';
import { announceOrder } from '../orders/telling/announce-order.ts';
import { bookRefundProgress } from './book-refund-progress.ts';
import type { CheckParts } from './check-payment.ts';
import { findPayment, findRefund } from './refunds.store.ts';

/**
 * Tells the provider to send money back. After a crash it may have been told already: the refund carries the id of its row,
 * so it is looked for first and never asked for twice.
 */
export async function sendRefund(parts: CheckParts, refundId: string): Promise<void> {
  const { db, payments, readClock } = parts;
  const refund = await findRefund(db, refundId);
  const payment = refund?.paymentId ? await findPayment(db, refund.paymentId) : undefined;
  if (refund?.status !== 'asked' || !payment?.providerId) return;
  const { providerId } = payment;
  const known = (await payments.listRefunds(providerId)).find(({ note }) => note === refund.id);
  const found =
    known ?? (await ask(parts, { providerId, amountInKobo: refund.amountInKobo, note: refund.id }));
  await inTransaction(db, async (tx) => {
    const order = await bookRefundProgress(tx, refund, found, readClock());
    if (order) await announceOrder(tx, order);
  });
}

/** What the provider refuses for good goes before the owner; what it cannot answer now is asked again. */
async function ask(
  { payments, log }: CheckParts,
  wish: { readonly providerId: string; readonly amountInKobo: number; readonly note: string },
): Promise<Pick<FoundRefund, 'status'> & Partial<FoundRefund>> {
  try {
    return await payments.refund(wish);
  } catch (error) {
    if (!(error instanceof PaymentFault) || !error.isLasting) throw error;
    log.error({ refundId: wish.note }, 'The payment provider refuses a refund');
    return { status: 'failed' };
  }
}
