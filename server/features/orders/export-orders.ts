import { asc, eq } from 'drizzle-orm';
import type { Order } from '../../../contract/orders.ts';
import type { Database } from '../../database/database.ts';
import { orders } from '../../database/schema/orders.ts';
import { describeOrder } from './describe-order.ts';
import { completeOrders } from './orders.store.ts';

/** All orders of a person, oldest first, for the copy of their data that everybody may ask for. */
export async function exportOrders(db: Database, userId: string, now: Date): Promise<readonly Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.createdAt), asc(orders.id));
  return (await completeOrders(db, rows)).map((whole) => describeOrder(whole, now));
}
