import type { Result } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { changeStatus } from './change-status.ts';
import type { OrderRow } from './order-rows.ts';

/** The place is given back by the status alone: what is cancelled no longer counts. */
export function cancelOrder(
  db: Database,
  order: OrderRow,
  userId: string | null,
  now: Date,
): Promise<Result<OrderRow>> {
  return inTransaction(db, (tx) =>
    changeStatus(tx, order, { to: 'cancelled', by: 'customer', actorId: userId, now }),
  );
}
