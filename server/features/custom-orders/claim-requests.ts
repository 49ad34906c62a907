import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { announceNews } from '../../database/news.ts';
import { recordAuditEvent } from '../../database/record-audit-event.ts';
import { customOrders } from '../../database/schema/custom-orders.ts';
import { users } from '../../database/schema/identity.ts';
import { inTransaction } from '../../database/transaction.ts';
import { announceCustomOrder } from './notifications/announce-custom-order.ts';

/** Nobody's yet, and made with the address that this account has confirmed. */
export function isGuestRequestOf(userId: string): SQL | undefined {
  const ownAddress = sql`(select ${users.email} from ${users} where ${users.id} = ${userId} and ${users.emailVerified})`;
  return and(isNull(customOrders.userId), eq(sql`lower(${customOrders.customerEmail})`, ownAddress));
}

/** All of them at once; of two who ask at the same time, one gets each. Their links end. */
export function claimRequests(db: Database, userId: string, now: Date): Promise<readonly string[]> {
  return inTransaction(db, async (tx) => {
    const isTheirs = isGuestRequestOf(userId);
    // In one order for everybody, so that two who claim at the same time wait for each other.
    await tx
      .select({ id: customOrders.id })
      .from(customOrders)
      .where(isTheirs)
      .orderBy(customOrders.id)
      .for('update');
    const claimed = await tx
      .update(customOrders)
      .set({ userId, customerName: '', customerEmail: '', linkKeyHash: null, updatedAt: now })
      .where(isTheirs)
      .returning();
    for (const row of claimed) {
      const details = { number: row.number };
      await recordAuditEvent(tx, {
        action: 'custom_order.claimed',
        actorId: userId,
        subjectId: userId,
        at: now,
        details,
      });
      await announceCustomOrder(tx, row);
      await announceNews(tx, { kind: 'tracking_ended', id: row.id });
    }
    return claimed.map(({ id }) => id);
  });
}
