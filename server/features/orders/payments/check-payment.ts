import type { Logger } from 'pino';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { addJob } from '../../../jobs/add-job.ts';
import type { FoundRefund, PaidPayment, PaymentPort } from '../../../ports/payments.ts';
import { findOrder } from '../orders.store.ts';
import { endAttempt, findAttempt, putOff } from './attempts.store.ts';
import { notifyPaymentProblem } from './notify-about-money.ts';
import { recordPayment } from './record-payment.ts';

const CURRENCY = 'NGN';

export type CheckParts = {
  readonly db: Database;
  readonly payments: PaymentPort;
  readonly readClock: () => Date;
  readonly log: Logger;
};

/** Asks the provider what became of a payment and books what came. Nobody else is believed. */
export async function checkPayment(
  { db, payments, readClock, log }: CheckParts,
  reference: string,
): Promise<void> {
  const attempt = await findAttempt(db, reference);
  // The provider's account may serve other shops too.
  if (!attempt) return log.warn('A payment was reported that does not belong to this shop');
  if (attempt.status === 'succeeded') return;
  const found = await payments.find(reference);
  if (!('paidAt' in found)) return putOff(db, attempt, readClock());
  if (found.currency !== CURRENCY) {
    log.error({ reference }, 'A payment came in another currency and has to be settled at the provider');
    await inTransaction(db, async (tx) => {
      const order = await findOrder(tx, attempt.orderId);
      if (order) await notifyPaymentProblem(tx, order, `currency ${reference}`);
    });
    return putOff(db, attempt, readClock());
  }
  await recordPayment(
    db,
    {
      orderId: attempt.orderId,
      way: found.channel,
      amountInKobo: found.amountInKobo,
      reference,
      providerId: found.providerId,
      paidAt: found.paidAt,
      recordedAt: readClock(),
    },
    readClock,
    found.status === 'reversed' ? listGoneBack(found, await payments.listRefunds(found.providerId)) : [],
  );
  // Some of it may have gone back before anybody told of it; that keeps nobody waiting for the order.
  await addJob(db, 'check-refunds-of', { reference }, { key: `check-refunds-of ${reference}` });
  await endAttempt(db, reference);
}

/** All of it, also where a bank took it back and the provider knows of no refund. */
function listGoneBack(
  { providerId, amountInKobo }: PaidPayment,
  refunds: readonly FoundRefund[],
): readonly FoundRefund[] {
  const listed = refunds.filter(({ status }) => status !== 'failed');
  const rest = amountInKobo - listed.reduce((sum, refund) => sum + refund.amountInKobo, 0);
  if (rest <= 0) return listed;
  return [
    ...listed,
    { providerId: `reversal-${providerId}`, amountInKobo: rest, status: 'processed', note: '' },
  ];
}
