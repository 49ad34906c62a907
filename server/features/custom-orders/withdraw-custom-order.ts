import type { Result } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { CustomOrderRow } from './custom-orders.store.ts';
import { lockSettled } from './steps/settle-custom-orders.ts';
import { takeCustomStep } from './steps/take-custom-step.ts';

/** The customer has changed their mind, before anything was accepted. */
export function withdrawCustomOrder(
  db: Database,
  { id, userId }: Pick<CustomOrderRow, 'id' | 'userId'>,
  now: Date,
): Promise<Result<CustomOrderRow>> {
  return inTransaction(db, async (tx) => {
    const row = await lockSettled(tx, id, now);
    if (!row) throw new Error('A custom order that was found is gone.');
    return takeCustomStep(tx, row, { to: 'withdrawn', by: 'customer', actorId: userId, now });
  });
}
