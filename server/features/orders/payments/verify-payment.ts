import { inTransaction } from '../../../database/transaction.ts';
import { findAttempt, putOffVerification } from './attempts.store.ts';
import { type CheckParts, checkPayment } from './check-payment.ts';
import { checkRefunds } from './check-refunds.ts';
import { recordReversal } from './record-reversal.ts';
import { findPaymentByReference } from './refunds.store.ts';

/**
 * What came is for good unless a bank takes it back or somebody gives it back at the provider's own desk, and the message about
 * that may be lost: a payment that is recorded already is asked about once more, and any other as always.
 */
export async function verifyPayment(parts: CheckParts, reference: string): Promise<void> {
  const { db, payments, readClock, log } = parts;
  const attempt = await findAttempt(db, reference);
  if (attempt?.status !== 'succeeded') return checkPayment(parts, reference);
  const payment = await findPaymentByReference(db, reference);
  if (payment) {
    const found = await payments.find(reference);
    // What was given back is recorded as that, and only the rest is lost.
    await checkRefunds(parts, payment);
    if (found?.status === 'reversed') {
      await inTransaction(db, (tx) => recordReversal(tx, payment, 'all', { now: readClock(), log }));
    }
  }
  await putOffVerification(db, attempt, readClock());
}
