import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { lockDays } from '../delivery/calendar-days.store.ts';
import type { OrderRow } from '../order-rows.ts';
import { findOrder } from '../orders.store.ts';

/**
 * Holds the order and its day to the end of the transaction, the day first, as whoever takes a place does: an order whose
 * hold runs out in this moment is either paid in time or its place somebody else's, never both.
 */
export async function lockOrderWithDay(tx: Transaction, id: string): Promise<OrderRow> {
  const seen = await findOrder(tx, id);
  if (!seen) throw new Error('There is no such order to be locked.');
  await lockDays(tx, [seen.day]);
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  // Moved meanwhile: the other day is the one to hold.
  if (order?.day !== seen.day) return lockOrderWithDay(tx, id);
  return order;
}
