import { and, eq, inArray, type Placeholder } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';

/** Whoever has got an order before, by an account: the contact on an order alone is only typed. */
export async function isKnownCustomer(db: Database | Transaction, userId: string | null): Promise<boolean> {
  return userId !== null && (await findOrderReceived(db, userId)).length > 0;
}

/** One of the orders that this account has got, if there is any; null has none. */
export function findOrderReceived(db: Database | Transaction, userId: string | Placeholder) {
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, ['delivered', 'collected'])))
    .limit(1);
}
