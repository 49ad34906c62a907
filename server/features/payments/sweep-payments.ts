import { PaymentFault } from '../../ports/payments.ts';
import { listReferencesToCheck } from './attempts.store.ts';
import { type CheckParts, checkPayment } from './check-payment.ts';
import { checkRefunds } from './check-refunds.ts';
import { listPaymentsToCheck } from './refunds.store.ts';

const AT_ONCE = 100;

/** Asks about whatever is open, for the case that no message came. A provider that is away now is asked in a minute. */
export async function sweepPayments(parts: CheckParts): Promise<void> {
  const { db, readClock, log } = parts;
  try {
    for (const reference of await listReferencesToCheck(db, readClock(), AT_ONCE)) {
      await checkPayment(parts, reference);
    }
    for (const payment of await listPaymentsToCheck(db, readClock(), AT_ONCE)) {
      await checkRefunds(parts, payment);
    }
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    log.warn({ reason: error.message }, 'The payment provider could not be asked');
  }
}
