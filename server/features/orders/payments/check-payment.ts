import type { Logger } from 'pino';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { PaymentPort } from '../../../ports/payments.ts';
import { findOrder } from '../orders.store.ts';
import { endAttempt, findAttempt, putOff } from './attempts.store.ts';
import { recordPayment } from './record-payment.ts';
import { tellPaymentProblem } from './tell-about-money.ts';

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
  if (!attempt) return log.warn('A payment was told of that does not belong to this shop');
  if (attempt.status === 'succeeded') return;
  const found = await payments.find(reference);
  if (found.status !== 'succeeded') return putOff(db, attempt, readClock());
  if (found.currency !== CURRENCY) {
    log.error({ reference }, 'A payment came in another currency and has to be settled at the provider');
    await inTransaction(db, async (tx) => {
      const order = await findOrder(tx, attempt.orderId);
      if (order) await tellPaymentProblem(tx, order, `currency ${reference}`);
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
  );
  await endAttempt(db, reference);
}
