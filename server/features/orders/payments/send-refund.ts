import type { Transaction } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { PaymentFault, type RefundInput } from '../../../ports/payments.ts';
import type { CheckParts } from './check-payment.ts';
import { lockRefund } from './ledger.store.ts';
import { matchRefunds } from './match-refunds.ts';
import { type RefundNews, recordRefundProgress } from './record-refund-progress.ts';
import { findPayment, listRefundsOf } from './refunds.store.ts';

/**
 * Tells the provider to send money back. After a crash it may have been told already: the refund carries the id of its row,
 * so it is looked for first and never asked for twice. The row is held meanwhile, although the provider may take its time:
 * two who ask at the same moment would both find nothing, and both ask.
 */
export function sendRefund(parts: CheckParts, refundId: string): Promise<void> {
  return inTransaction(parts.db, (tx) => send(tx, parts, refundId));
}

async function send(tx: Transaction, parts: CheckParts, refundId: string): Promise<void> {
  const refund = await lockRefund(tx, refundId);
  const payment = refund?.paymentId ? await findPayment(tx, refund.paymentId) : undefined;
  if (refund?.status !== 'asked' || !payment?.providerId) return;
  const { providerId } = payment;
  const matches = matchRefunds(
    await listRefundsOf(tx, payment.id),
    await parts.payments.listRefunds(providerId),
  );
  const [known] = [...matches].find(([, row]) => row.id === refund.id) ?? [];
  const input = { providerId, amountInKobo: refund.amountInKobo, note: refund.id };
  await recordRefundProgress(tx, refund, known ?? (await ask(parts, input)), parts.readClock());
}

/** What the provider refuses for good goes before the owner; what it cannot answer now is asked again. */
async function ask({ payments, log }: CheckParts, input: RefundInput): Promise<RefundNews> {
  try {
    return await payments.refund(input);
  } catch (error) {
    if (!(error instanceof PaymentFault) || !error.isLasting) throw error;
    log.error({ refundId: input.note, reason: error.message }, 'The payment provider refuses a refund');
    return { status: 'failed' };
  }
}
