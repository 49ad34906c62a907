import { isUnconfirmed } from '../../../domain/orders/unconfirmed.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { changeStatus } from './change-status.ts';
import type { OrderRow } from './order-rows.ts';
import { lockOrderWithDay } from './payments/lock-order.ts';
import { isConfirmationKeyOf } from './tracking/tracking-key.ts';

const WRONG_KEY = refuse('not_found', 'wrong_key', 'This link is incomplete. Open it again from our email.');

/** The order is meant, says whoever reads its mailbox. Said twice it is said once. */
export function confirmOrder(
  { db, trackingSecret }: { readonly db: Database; readonly trackingSecret: string },
  { id }: Pick<OrderRow, 'id'>,
  {
    key,
    userId,
    readClock,
  }: { readonly key: string; readonly userId: string | null; readonly readClock: () => Date },
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    // A hold may run out in this moment: the place is confirmed under the day's lock or is somebody else's.
    const order = await lockOrderWithDay(tx, id);
    if (!isConfirmationKeyOf(trackingSecret, order, key)) return WRONG_KEY;
    if (!isUnconfirmed(order.status, order.paymentMethod)) return accept(order);
    return changeStatus(tx, order, { to: 'confirmed', by: 'customer', actorId: userId, now: readClock() });
  });
}
