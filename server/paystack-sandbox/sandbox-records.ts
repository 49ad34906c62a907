import type {
  SandboxDispute,
  SandboxMessage,
  SandboxRefund,
  SandboxState,
  SandboxTransaction,
} from './sandbox-state.ts';
import type { StateStore } from './state-file.ts';

/** Rows are replaced, never changed. */
export type SandboxRecords = {
  /** By reference. */
  readonly transactions: Map<string, SandboxTransaction>;
  readonly refunds: Map<string, SandboxRefund>;
  readonly disputes: Map<string, SandboxDispute>;
  readonly messages: Map<string, SandboxMessage>;
  /** Never the same twice, over all rows. */
  readonly takeId: () => string;
  /** Resolves when everything written so far is stored. */
  readonly keep: () => Promise<void>;
};

/** The file is written whole each time, so it lets the oldest go; so many are remembered over a restart. */
const TRANSACTIONS_STORED_MAX = 500;
/** With digits at the end that a careless reader of numbers would lose. */
const FIRST_ID = 4_611_686_018_427_387_905n;

export async function openRecords(store: StateStore): Promise<SandboxRecords> {
  const state = await store.load();
  let lastNumber = state?.lastNumber ?? 0;
  const transactions = new Map(state?.transactions.map((row) => [row.reference, row]));
  const refunds = new Map(state?.refunds.map((row) => [row.id, row]));
  const disputes = new Map(state?.disputes.map((row) => [row.id, row]));
  const messages = new Map(state?.messages.map((row) => [row.id, row]));

  const describeState = (): SandboxState => {
    const stored = [...transactions.values()].slice(-TRANSACTIONS_STORED_MAX);
    const references = new Set(stored.map(({ reference }) => reference));
    return {
      lastNumber,
      transactions: stored,
      refunds: [...refunds.values()].filter(({ reference }) => references.has(reference)),
      disputes: [...disputes.values()].filter(({ reference }) => references.has(reference)),
      messages: [...messages.values()].filter(({ status }) => status === 'waiting' || status === 'held'),
    };
  };

  let writing: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const write = () => {
    next = undefined;
    return store.save(describeState());
  };

  return {
    transactions,
    refunds,
    disputes,
    messages,
    takeId: () => String(FIRST_ID + BigInt(lastNumber++) * 2n),

    /** One write at a time; all that ask while one is under way share the one after it. */
    keep() {
      if (!next) {
        next = writing.then(write, write);
        writing = next;
      }
      return next;
    },
  };
}
