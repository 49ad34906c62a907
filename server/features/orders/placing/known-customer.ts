import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';

/** Whoever has got an order before, by an account: the contact on an order alone is only typed. */
export async function isKnownCustomer(db: Database | Transaction, userId: string | null): Promise<boolean> {
  if (userId === null) return false;
  const [done] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, ['delivered', 'collected'])))
    .limit(1);
  return done !== undefined;
}
