import { and, eq, gt, inArray, or, type Placeholder, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';

/** Whoever has got or paid for an order before, by an account: the contact on an order alone is only typed. */
export async function isKnownCustomer(db: Database | Transaction, userId: string | null): Promise<boolean> {
  return userId !== null && (await findGoodOrder(db, userId)).length > 0;
}

/**
 * One of the orders that this account has got, or has paid for in full and will get, if there is any; null has none. Money that
 * went back, or is on its way, vouches for nobody.
 */
export function findGoodOrder(db: Database | Transaction, userId: string | Placeholder) {
  const netPaid = sql`${orders.paidInKobo} - ${orders.refundedInKobo} - ${orders.refundingInKobo}`;
  const isPaid = and(
    inArray(orders.status, ['confirmed', 'in_kitchen', 'ready', 'out_for_delivery', 'delivery_failed']),
    gt(orders.paidInKobo, 0),
    sql`${netPaid} >= ${orders.totalInKobo} + ${orders.adjustedInKobo}`,
  );
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), or(inArray(orders.status, ['delivered', 'collected']), isPaid)))
    .limit(1);
}
