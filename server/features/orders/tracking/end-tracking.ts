import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { announceNews } from '../../../database/news.ts';
import { orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';

/** The link opens nothing from now on, wherever it has been sent; the mails to the customer go on. */
export function endTracking(db: Database, orderId: string, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx
      .update(orders)
      .set({ trackingKeyHash: null, version: sql`${orders.version} + 1`, updatedAt: now })
      .where(and(eq(orders.id, orderId), isNotNull(orders.trackingKeyHash)));
    await announceNews(tx, { kind: 'tracking_ended', id: orderId });
  });
}
