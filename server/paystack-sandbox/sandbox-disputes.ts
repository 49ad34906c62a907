import { ANSWER_HOURS } from '../../domain/payments/disputes.ts';
import { describeDispute } from './describe-rows.ts';
import type { SandboxClock } from './sandbox-clock.ts';
import type { SandboxMessages } from './sandbox-messages.ts';
import type { SandboxRecords } from './sandbox-records.ts';
import type { SandboxRefunds } from './sandbox-refunds.ts';
import type { Resolution, SandboxDispute } from './sandbox-state.ts';

export type DisputesOptions = {
  readonly records: SandboxRecords;
  readonly clock: SandboxClock;
  readonly messages: Pick<SandboxMessages, 'add'>;
  readonly refunds: Pick<SandboxRefunds, 'giveBack'>;
  readonly settle: () => Promise<void>;
};

export const ANSWER_TIME_MS = ANSWER_HOURS * 3_600_000;

export type SandboxDisputes = ReturnType<typeof createDisputes>;

/** Customers who tell their bank that a payment was wrong. Nobody answers in time: the provider gives in for the shop. */
export function createDisputes({ records, clock, messages, refunds, settle }: DisputesOptions) {
  const { disputes, transactions } = records;
  const nowMs = () => clock.read().getTime();

  const requireOpen = (id: string): SandboxDispute => {
    const dispute = disputes.get(id);
    if (!dispute) throw new Error(`The sandbox has no dispute ${id}.`);
    return dispute;
  };

  const notify = (dispute: SandboxDispute, what: 'create' | 'remind' | 'resolve') => {
    const transaction = transactions.get(dispute.reference);
    if (!transaction) return;
    const data = describeDispute(dispute, transaction);
    const { reference, messageMode } = transaction;
    messages.add({ reference, event: `charge.dispute.${what}`, data }, messageMode);
  };

  const close = (id: string, resolution: Resolution) => {
    const dispute = requireOpen(id);
    if (dispute.status === 'resolved') return undefined;
    const resolved: SandboxDispute = { ...dispute, status: 'resolved', resolution, resolvedAtMs: nowMs() };
    disputes.set(id, resolved);
    const transaction = transactions.get(dispute.reference);
    if (transaction && resolution !== 'declined') {
      transactions.set(dispute.reference, { ...transaction, status: 'reversed' });
    }
    notify(resolved, 'resolve');
    return resolved;
  };

  const listOverdue = () =>
    [...disputes.values()].filter(({ status }) => status === 'awaiting-merchant-feedback');

  return {
    list: (): readonly SandboxDispute[] => [...disputes.values()],
    find: (id: string) => disputes.get(id),

    /** Undefined: nothing was paid that could be disputed. */
    async open(reference: string): Promise<SandboxDispute | undefined> {
      const transaction = transactions.get(reference);
      if (!transaction?.payment || transaction.status !== 'success') return undefined;
      const createdAtMs = nowMs();
      const dispute: SandboxDispute = {
        id: records.takeId(),
        reference,
        status: 'awaiting-merchant-feedback',
        resolution: null,
        amountInKobo: transaction.payment.amountInKobo,
        createdAtMs,
        dueAtMs: createdAtMs + ANSWER_TIME_MS,
        resolvedAtMs: null,
      };
      disputes.set(dispute.id, dispute);
      notify(dispute, 'create');
      await settle();
      return dispute;
    },

    async remind(id: string): Promise<void> {
      const dispute = requireOpen(id);
      if (dispute.status !== 'resolved') notify(dispute, 'remind');
      await settle();
    },

    /** The shop has answered at the provider's desk, and its bank looks into it. */
    async answer(id: string): Promise<void> {
      const dispute = requireOpen(id);
      if (dispute.status !== 'resolved') disputes.set(id, { ...dispute, status: 'awaiting-bank-feedback' });
      await settle();
    },

    /** `withRefund`: the provider lists what it gave back, and tells of it; otherwise the payment is reversed and that is all. */
    async resolve(id: string, resolution: Resolution, { withRefund = false } = {}): Promise<void> {
      const resolved = close(id, resolution);
      if (resolved && withRefund && resolution !== 'declined') await refunds.giveBack(resolved);
      await settle();
    },

    findNextMs: () => Math.min(...listOverdue().map(({ dueAtMs }) => dueAtMs)),

    doDue(): void {
      for (const { id, dueAtMs } of listOverdue()) if (dueAtMs <= nowMs()) close(id, 'auto-accepted');
    },
  };
}
