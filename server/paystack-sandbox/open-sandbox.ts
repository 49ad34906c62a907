import { type PostMessage, postTo } from './post-message.ts';
import { type SandboxClock, SYSTEM_CLOCK } from './sandbox-clock.ts';
import { createDisputes, type SandboxDisputes } from './sandbox-disputes.ts';
import { createMessages, type SandboxMessages } from './sandbox-messages.ts';
import { openRecords } from './sandbox-records.ts';
import { createRefunds, type SandboxRefunds } from './sandbox-refunds.ts';
import {
  createTransactions,
  type SandboxBehaviour,
  type SandboxTransactions,
} from './sandbox-transactions.ts';
import { NO_STORE, type StateStore } from './state-file.ts';

export type SandboxOptions = {
  readonly secretKey: string;
  /** Where customers find its pages, without a slash at the end. */
  readonly pagesUrl: string;
  /** Where the shop hears of payments; a function brings the messages there itself. */
  readonly webhook: string | PostMessage;
  readonly store?: StateStore;
  readonly clock?: SandboxClock;
  readonly behaviour?: Partial<SandboxBehaviour>;
  /** For what goes wrong while nobody waits for an answer. */
  readonly reportFault: (error: unknown) => void;
};

/**
 * `before` the call has done anything, or `after`, when only its answer is lost. `busy`: refused, because there were too many.
 * `slow`: answered well, after a while.
 */
export const CALL_FAULTS = ['before', 'after', 'busy', 'slow'] as const;
export type CallFault = (typeof CALL_FAULTS)[number];

export type PaystackSandbox = {
  readonly secretKey: string;
  readonly pagesUrl: string;
  readonly clock: SandboxClock;
  readonly transactions: SandboxTransactions;
  readonly refunds: SandboxRefunds;
  readonly disputes: SandboxDisputes;
  readonly messages: SandboxMessages;
  /** What becomes of the next call of the shop, or of so many. */
  readonly breakNextCall: (fault: CallFault, calls?: number) => void;
  readonly takeCallFault: () => CallFault | undefined;
  readonly stop: () => Promise<void>;
};

/** What stands in for the payment provider in the demo and in tests: its books, its refunds and its messages. */
export async function openPaystackSandbox(options: SandboxOptions): Promise<PaystackSandbox> {
  const { secretKey, pagesUrl, webhook, store = NO_STORE, clock = SYSTEM_CLOCK, reportFault } = options;
  const behaviour = {
    messageMode: 'at_once',
    refundCourse: 'processed',
    feeBearer: 'nobody',
    ...options.behaviour,
  } as const;
  const records = await openRecords(store);
  const callFaults: CallFault[] = [];
  let isStopped = false;
  let cancelWaking = () => {};

  const wake = () => {
    if (isStopped) return;
    cancelWaking();
    for (const part of parts) part.doDue();
    const nextMs = Math.min(...parts.map((part) => part.findNextMs()));
    if (nextMs === Number.POSITIVE_INFINITY) return;
    const delayMs = Math.max(0, nextMs - clock.read().getTime());
    cancelWaking = clock.schedule(() => settle().catch(reportFault), delayMs);
  };
  const settle = async () => {
    wake();
    await records.keep();
  };

  const post = typeof webhook === 'string' ? postTo(webhook) : webhook;
  const messages = createMessages({ records, clock, secretKey, post, settle, reportFault });
  const transactions = createTransactions({ records, clock, messages, settle, behaviour });
  const refunds = createRefunds({ records, clock, messages, settle });
  const disputes = createDisputes({ records, clock, messages, refunds, settle });
  // Messages come last, because the others give rise to them.
  const parts = [transactions, refunds, disputes, messages];
  // What fell due while nobody was there.
  wake();

  return {
    secretKey,
    pagesUrl,
    clock,
    transactions,
    refunds,
    disputes,
    messages,
    breakNextCall: (fault, calls = 1) => void callFaults.push(...Array<CallFault>(calls).fill(fault)),
    takeCallFault: () => callFaults.shift(),

    async stop() {
      isStopped = true;
      cancelWaking();
      await messages.stop();
      await records.keep();
    },
  };
}
