import { askOneByOne } from './ask-one-by-one.ts';
import { delayCheck, listReferencesToCheck, listReferencesToVerify } from './attempts.store.ts';
import type { CheckParts } from './check-payment.ts';
import { checkRefunds } from './check-refunds.ts';
import { delayRefundChecks, listPaymentsToCheck } from './refunds.store.ts';
import { verifyPayment } from './verify-payment.ts';

const AT_ONCE = 100;
/** What has come can wait a little: nobody stands before an order page for it. */
const VERIFIED_AT_ONCE = 20;

/**
 * Asks about whatever is open, for the case that no message came, and whether what came is still there. A provider that is away now
 * is asked in a minute.
 */
export async function sweepPayments(parts: CheckParts): Promise<void> {
  const { db, readClock } = parts;
  const now = readClock();
  const open = await listReferencesToCheck(db, now, AT_ONCE);
  const payments = await listPaymentsToCheck(db, now, AT_ONCE);
  const came = await listReferencesToVerify(db, now, VERIFIED_AT_ONCE);
  const askAbout = (reference: string) => ({
    ask: () => verifyPayment(parts, reference),
    delay: (until: Date) => delayCheck(db, reference, until),
  });
  await askOneByOne(parts, [
    ...open.map(askAbout),
    ...payments.map((payment) => ({
      ask: () => checkRefunds(parts, payment),
      delay: (until: Date) => delayRefundChecks(db, payment.id, until),
    })),
    ...came.map(askAbout),
  ]);
}
