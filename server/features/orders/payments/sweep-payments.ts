import { PaymentFault } from '../../../ports/payments.ts';
import { delayCheck, listReferencesToCheck } from './attempts.store.ts';
import { type CheckParts, checkPayment } from './check-payment.ts';
import { checkRefunds } from './check-refunds.ts';
import { delayRefundChecks, listPaymentsToCheck } from './refunds.store.ts';

const AT_ONCE = 100;
/** One payment of which the provider says nothing sensible stops nobody else; after so many it is taken to be away. */
const FAULTS_MAX = 3;
const DELAY_MS = 60_000;

/** Asks about whatever is open, for the case that no message came. A provider that is away now is asked in a minute. */
export async function sweepPayments(parts: CheckParts): Promise<void> {
  const { db, readClock } = parts;
  const references = await listReferencesToCheck(db, readClock(), AT_ONCE);
  const payments = await listPaymentsToCheck(db, readClock(), AT_ONCE);
  await askOneByOne(parts, [
    ...references.map((reference) => ({
      ask: () => checkPayment(parts, reference),
      delay: (until: Date) => delayCheck(db, reference, until),
    })),
    ...payments.map((payment) => ({
      ask: () => checkRefunds(parts, payment),
      delay: (until: Date) => delayRefundChecks(db, payment.id, until),
    })),
  ]);
}

type Question = { readonly ask: () => Promise<void>; readonly delay: (until: Date) => Promise<void> };

async function askOneByOne({ readClock, log }: CheckParts, questions: readonly Question[]): Promise<void> {
  let faults = 0;
  for (const { ask, delay } of questions) {
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof PaymentFault)) throw error;
      log.warn({ reason: error.message }, 'The payment provider could not be asked');
      await delay(new Date(readClock().getTime() + DELAY_MS));
      faults += 1;
      if (faults === FAULTS_MAX) return;
    }
  }
}
