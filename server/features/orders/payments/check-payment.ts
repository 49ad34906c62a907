import type { Logger } from 'pino';
import { splitCharge } from '../../../../domain/payments/fees.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { addJob } from '../../../jobs/add-job.ts';
import type { FoundRefund, PaidPayment, PaymentPort } from '../../../ports/payments.ts';
import { findOrder } from '../orders.store.ts';
import { endAttempt, findAttempt, putOff } from './attempts.store.ts';
import type { AttemptRow } from './ledger.store.ts';
import { notifyPaymentProblem } from './notify-about-money.ts';
import { recordPayment } from './record-payment.ts';

const CURRENCY = 'NGN';

export type CheckParts = {
  readonly db: Database;
  readonly payments: PaymentPort;
  readonly readClock: () => Date;
  readonly log: Logger;
};

/** Asks the provider what became of a payment and records what came. Nobody else is believed. */
export async function checkPayment(
  { db, payments, readClock, log }: CheckParts,
  reference: string,
): Promise<void> {
  const attempt = await findAttempt(db, reference);
  // The provider's account may serve other shops too.
  if (!attempt) return log.warn('A payment was reported that does not belong to this shop');
  if (attempt.status === 'succeeded') return;
  const found = await payments.find(reference);
  if (!('providerId' in found)) {
    return putOff(db, attempt, { isProcessing: found.status === 'processing', now: readClock() });
  }
  if (found.currency !== CURRENCY) {
    log.error({ reference }, 'A payment came in another currency and has to be settled at the provider');
    await inTransaction(db, async (tx) => {
      const order = await findOrder(tx, attempt.orderId);
      if (order) await notifyPaymentProblem(tx, order, `currency ${reference}`);
    });
    return putOff(db, attempt, { isProcessing: false, now: readClock() });
  }
  const isReversed = found.status === 'reversed';
  const refunds = isReversed ? await payments.listRefunds(found.providerId) : [];
  await recordPayment(db, describeCame(attempt, found, readClock()), readClock, {
    refunds: refunds.filter(isMadeByHand),
    isReversed,
    log,
  });
  // Some of it may have gone back before anybody told of it; that keeps nobody waiting for the order.
  await addJob(db, 'check-refunds-of', { reference }, { key: `check-refunds-of ${reference}` });
  await endAttempt(db, reference, readClock());
}

/** What was lost in a dispute is no refund of the shop's. */
function isMadeByHand({ status, isForDispute }: FoundRefund): boolean {
  return status !== 'failed' && !isForDispute;
}

function describeCame({ orderId, reference, amountInKobo }: AttemptRow, found: PaidPayment, now: Date) {
  const { requestedInKobo, ...charged } = found;
  return {
    ...splitCharge({ ...charged, requestedInKobo: requestedInKobo ?? amountInKobo }),
    orderId,
    reference,
    way: found.channel,
    feesInKobo: found.feesInKobo,
    providerId: found.providerId,
    paidAt: found.paidAt ?? now,
    recordedAt: now,
  };
}
