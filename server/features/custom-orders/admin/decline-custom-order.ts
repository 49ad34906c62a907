import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { notifyStatus } from '../notifications/notify-about-custom-order.ts';
import { lockSettled } from '../steps/settle-custom-orders.ts';
import { takeCustomStep } from '../steps/take-custom-step.ts';

type Declining = {
  readonly customOrderId: string;
  /** Told to the customer. */
  readonly reason: string;
  readonly actorId: string;
  readonly now: Date;
};

/** The bakery says no, and why. */
export function declineCustomOrder(
  db: Database,
  { customOrderId, reason, actorId, now }: Declining,
): Promise<Result<void>> {
  return inTransaction(db, async (tx) => {
    const row = await lockSettled(tx, customOrderId, now);
    if (!row) throw new Error('A custom order that was found is gone.');
    const changes = { declineReason: reason };
    const step = { to: 'declined', by: 'administrator', actorId, now, words: reason, changes } as const;
    const declined = await takeCustomStep(tx, row, step);
    if (!declined.ok) return declined;
    await notifyStatus(tx, declined.value);
    return accept(undefined);
  });
}
