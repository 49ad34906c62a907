import type { Result } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { announceOrder } from './announce-order.ts';
import { changeStatus } from './change-status.ts';
import type { OrderRow } from './orders.store.ts';

/** The place is given back by the status alone: what is cancelled no longer counts. */
export function cancelOrder(
  db: Database,
  order: OrderRow,
  userId: string | undefined,
  now: Date,
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const step = { to: 'cancelled', by: 'customer', actorId: userId ?? null, now } as const;
    const changed = await changeStatus(tx, order, step);
    if (changed.ok) await announceOrder(tx, changed.value);
    return changed;
  });
}
