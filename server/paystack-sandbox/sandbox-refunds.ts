import { describeRefundNews } from './describe-rows.ts';
import type { SandboxClock } from './sandbox-clock.ts';
import type { SandboxMessages } from './sandbox-messages.ts';
import type { SandboxRecords } from './sandbox-records.ts';
import type { RefundCourse, SandboxDispute, SandboxRefund, SandboxTransaction } from './sandbox-state.ts';

export type RefundsOptions = {
  readonly records: SandboxRecords;
  readonly clock: SandboxClock;
  readonly messages: Pick<SandboxMessages, 'add'>;
  readonly settle: () => Promise<void>;
};

/** Long enough to be seen, short enough to wait for. */
export const REFUND_STEP_MS = 3_000;

export type RefundRefusal = 'transaction_not_paid' | 'refund_above_amount';
export type SandboxRefunds = ReturnType<typeof createRefunds>;

export function createRefunds({ records, clock, messages, settle }: RefundsOptions) {
  const { refunds, transactions } = records;
  const nowMs = () => clock.read().getTime();

  const listOf = (transactionId: string) =>
    [...refunds.values()].filter((refund) => refund.transactionId === transactionId);

  const sumOf = (transactionId: string, isCounted: (refund: SandboxRefund) => boolean) =>
    listOf(transactionId)
      .filter(isCounted)
      .reduce((sum, { amountInKobo }) => sum + amountInKobo, 0);

  const notify = (refund: SandboxRefund) => {
    const { reference, status } = refund;
    const transaction = transactions.get(reference);
    if (!transaction) return;
    const data = describeRefundNews(refund, transaction.email);
    messages.add({ reference, event: `refund.${status}`, data }, transaction.messageMode);
  };

  /** A payment that has gone back whole is no longer one. */
  const markReversed = ({ reference, transactionId }: SandboxRefund) => {
    const transaction = transactions.get(reference);
    const given = sumOf(transactionId, ({ status }) => status === 'processed');
    if (transaction?.payment && given >= transaction.payment.amountInKobo) {
      transactions.set(reference, { ...transaction, status: 'reversed' });
    }
  };

  const move = (refund: SandboxRefund, status: SandboxRefund['status'], nextStepAtMs: number | null) => {
    const moved = { ...refund, status, nextStepAtMs };
    refunds.set(moved.id, moved);
    if (status === 'processed') markReversed(moved);
    notify(moved);
  };

  const step = (refund: SandboxRefund, atMs: number) => {
    if (refund.status === 'pending') return move(refund, 'processing', atMs + REFUND_STEP_MS);
    move(refund, transactions.get(refund.reference)?.refundCourse ?? 'processed', null);
  };

  const listMoving = () =>
    [...refunds.values()].flatMap((refund) =>
      refund.nextStepAtMs === null ? [] : [{ refund, atMs: refund.nextStepAtMs }],
    );

  return {
    list: (transactionId?: string): readonly SandboxRefund[] =>
      transactionId === undefined ? [...refunds.values()] : listOf(transactionId),

    async begin(
      { id: transactionId, reference, payment }: SandboxTransaction,
      { amountInKobo, note }: { readonly amountInKobo?: number | undefined; readonly note: string },
    ): Promise<SandboxRefund | RefundRefusal> {
      if (!payment) return 'transaction_not_paid';
      const left = payment.amountInKobo - sumOf(transactionId, ({ status }) => status !== 'failed');
      const wanted = amountInKobo ?? left;
      if (wanted <= 0 || wanted > left) return 'refund_above_amount';
      const createdAtMs = nowMs();
      const refund: SandboxRefund = {
        id: records.takeId(),
        transactionId,
        reference,
        amountInKobo: wanted,
        note,
        status: 'pending',
        disputeId: null,
        createdAtMs,
        nextStepAtMs: createdAtMs + REFUND_STEP_MS,
      };
      refunds.set(refund.id, refund);
      notify(refund);
      await settle();
      return refund;
    },

    /** What a lost dispute gives back, all of it at once. */
    async giveBack({ reference, amountInKobo, id: disputeId }: SandboxDispute): Promise<void> {
      const transaction = transactions.get(reference);
      if (!transaction) return;
      const refund: SandboxRefund = {
        id: records.takeId(),
        transactionId: transaction.id,
        reference,
        amountInKobo,
        note: '',
        status: 'pending',
        disputeId,
        createdAtMs: nowMs(),
        nextStepAtMs: null,
      };
      move(refund, 'processed', null);
      await settle();
    },

    /** Ends one now, whatever was to become of it. */
    async end(id: string, course: RefundCourse): Promise<void> {
      const refund = refunds.get(id);
      if (!refund) throw new Error(`The sandbox has no refund ${id}.`);
      move(refund, course, null);
      await settle();
    },

    findNextMs: () => Math.min(...listMoving().map(({ atMs }) => atMs)),

    /** All steps that fell due, also those that passed while nobody was there. */
    doDue(): void {
      for (let due = takeDue(); due; due = takeDue()) step(due.refund, due.atMs);
    },
  };

  function takeDue() {
    return listMoving().find(({ atMs }) => atMs <= nowMs());
  }
}
