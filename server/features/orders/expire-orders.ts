import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { orders } from '../../database/schema/orders.ts';
import { inTransaction } from '../../database/transaction.ts';
import { changeStatus } from './change-status.ts';

const AT_ONCE = 200;

/**
 * Writes down what the clock has ended, so that customers are told. Their places have been free since the hold ran out:
 * nothing waits for this. Whoever changed an order meanwhile was first, and its row is left alone.
 */
export async function expireOrders(db: Database, now: Date): Promise<void> {
  const over = await db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'pending_payment'), lte(orders.holdUntil, now)))
    .orderBy(asc(orders.holdUntil))
    .limit(AT_ONCE);
  for (const order of over) {
    await inTransaction(db, (tx) =>
      changeStatus(tx, order, { to: 'expired', by: 'shop', actorId: null, now }),
    );
  }
}
