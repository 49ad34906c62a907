import { PaymentFault } from '../../../ports/payments.ts';
import type { CheckParts } from './check-payment.ts';

export type Question = {
  readonly ask: () => Promise<void>;
  /** The provider could not be asked: the others go first next time. */
  readonly delay: (until: Date) => Promise<void>;
};

/** One payment of which the provider says nothing sensible stops nobody else; after so many it is taken to be away. */
const FAULTS_MAX = 3;
const DELAY_MS = 60_000;
/** A provider that answers slowly is asked about the rest the next time: two sweeps at once would make it slower. */
const TIME_MAX_MS = 45_000;

/** A provider that asks for fewer calls gets none until the next sweep. */
export async function askOneByOne(
  { readClock, log }: Pick<CheckParts, 'readClock' | 'log'>,
  questions: readonly Question[],
): Promise<void> {
  const startedAtMs = performance.now();
  let faults = 0;
  for (const { ask, delay } of questions) {
    if (performance.now() - startedAtMs > TIME_MAX_MS) return;
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof PaymentFault)) throw error;
      log.warn({ reason: error.message }, 'The payment provider could not be asked');
      await delay(new Date(readClock().getTime() + DELAY_MS));
      faults += 1;
      if (error.isBusy || faults === FAULTS_MAX) return;
    }
  }
}
