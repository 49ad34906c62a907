import { randomBytes } from 'node:crypto';
import type { OnlineChannel } from '../../domain/payments/ways.ts';
import { describeRejectedTransfer, describeTransaction } from './describe-rows.ts';
import type { SandboxClock } from './sandbox-clock.ts';
import { computeFees } from './sandbox-fees.ts';
import type { SandboxMessages } from './sandbox-messages.ts';
import type { SandboxRecords } from './sandbox-records.ts';
import type { SandboxTransaction, WaitingStatus } from './sandbox-state.ts';

export type TransactionsOptions = {
  readonly records: SandboxRecords;
  readonly clock: SandboxClock;
  readonly messages: Pick<SandboxMessages, 'add'>;
  readonly settle: () => Promise<void>;
  readonly behaviour: SandboxBehaviour;
};

/** What becomes of messages, refunds and fees, where nobody chooses otherwise on the payment page. */
export type SandboxBehaviour = Pick<SandboxTransaction, 'messageMode' | 'refundCourse' | 'feeBearer'>;

export type NewTransaction = Pick<
  SandboxTransaction,
  'reference' | 'email' | 'amountInKobo' | 'currency' | 'channels' | 'callbackUrl' | 'metadata'
>;

type Money = {
  readonly channel?: OnlineChannel;
  /** Before the fees that the customer bears. */
  readonly amountInKobo?: number;
  /** False: the provider does not say when it was paid. */
  readonly hasMoment?: boolean;
};
export type SandboxTransactions = ReturnType<typeof createTransactions>;

export function createTransactions({ records, clock, messages, settle, behaviour }: TransactionsOptions) {
  const { transactions } = records;
  const nowMs = () => clock.read().getTime();

  const requireRow = (reference: string): SandboxTransaction => {
    const row = transactions.get(reference);
    if (!row) throw new Error(`The sandbox has no payment ${reference}.`);
    return row;
  };

  /** Undefined: it is paid, and the same reference cannot be paid again. */
  const change = (reference: string, decide: (row: SandboxTransaction) => Partial<SandboxTransaction>) => {
    const row = requireRow(reference);
    if (row.payment) return undefined;
    const changed = { ...row, ...decide(row) };
    transactions.set(reference, changed);
    return changed;
  };

  /** Only success is told. */
  const pay = (reference: string, money: Money = {}) => {
    const paid = change(reference, ({ transfer, channels, amountInKobo: asked, feeBearer }) => {
      const amountInKobo = money.amountInKobo ?? transfer?.amountInKobo ?? asked;
      return {
        status: 'success',
        transfer: null,
        payment: {
          channel: money.channel ?? transfer?.channel ?? channels[0] ?? 'card',
          ...computeFees(amountInKobo, feeBearer),
          paidAtMs: nowMs(),
          hasMoment: money.hasMoment ?? true,
        },
      };
    });
    if (!paid) return;
    messages.add({ reference, event: 'charge.success', data: describeTransaction(paid) }, paid.messageMode);
  };

  const listArriving = () =>
    [...transactions.values()].flatMap(({ reference, transfer }) =>
      transfer?.arrivesAtMs == null ? [] : [{ reference, atMs: transfer.arrivesAtMs }],
    );

  return {
    list: (): readonly SandboxTransaction[] => [...transactions.values()],
    find: (reference: string) => transactions.get(reference),
    findById: (id: string) => [...transactions.values()].find((row) => row.id === id),
    findByAccessCode: (code: string) => [...transactions.values()].find((row) => row.accessCode === code),

    /** Undefined: the reference has been used before. */
    async initialise(input: NewTransaction): Promise<SandboxTransaction | undefined> {
      if (transactions.has(input.reference)) return undefined;
      const row: SandboxTransaction = {
        ...input,
        ...behaviour,
        id: records.takeId(),
        accessCode: randomBytes(12).toString('hex'),
        createdAtMs: nowMs(),
        status: 'abandoned',
        transfer: null,
        payment: null,
      };
      transactions.set(row.reference, row);
      await settle();
      return row;
    },

    async choose(reference: string, chosen: Partial<SandboxBehaviour>): Promise<void> {
      transactions.set(reference, { ...requireRow(reference), ...chosen });
      await settle();
    },

    /** The money is there: by the requested amount and way, unless told otherwise. */
    async pay(reference: string, money?: Money): Promise<void> {
      pay(reference, money);
      await settle();
    },

    async decline(reference: string): Promise<void> {
      change(reference, () => ({ status: 'failed', transfer: null }));
      await settle();
    },

    /** Sent, and arriving later; `null`: when `pay` is called. */
    async beginTransfer(
      reference: string,
      {
        arrivesInMs,
        status = 'pending',
        ...money
      }: Money & { readonly arrivesInMs: number | null; readonly status?: WaitingStatus },
    ): Promise<void> {
      change(reference, ({ channels, amountInKobo }) => ({
        status,
        transfer: {
          channel: money.channel ?? channels[0] ?? 'bank_transfer',
          amountInKobo: money.amountInKobo ?? amountInKobo,
          arrivesAtMs: arrivesInMs === null ? null : nowMs() + arrivesInMs,
        },
      }));
      await settle();
    },

    /** A wrong amount was sent, and goes back to the bank it came from. */
    async rejectTransfer(reference: string, amountInKobo: number): Promise<void> {
      const rejected = change(reference, () => ({ status: 'failed', transfer: null }));
      if (!rejected) return;
      const data = describeRejectedTransfer(rejected, amountInKobo);
      messages.add({ reference, event: 'bank.transfer.rejected', data }, rejected.messageMode);
      await settle();
    },

    /** The bank takes all of it back. Nobody is told: whoever asks hears it. */
    async reverse(reference: string): Promise<void> {
      const row = requireRow(reference);
      if (row.payment) transactions.set(reference, { ...row, status: 'reversed' });
      await settle();
    },

    findNextMs: () => Math.min(...listArriving().map(({ atMs }) => atMs)),

    doDue(): void {
      for (const { reference, atMs } of listArriving()) if (atMs <= nowMs()) pay(reference);
    },
  };
}
