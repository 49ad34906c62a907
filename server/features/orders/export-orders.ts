import { asc, eq, inArray } from 'drizzle-orm';
import type { Order } from '../../../contract/orders.ts';
import type { Database } from '../../database/database.ts';
import { orders } from '../../database/schema/orders.ts';
import { describeOrder } from './describe-order.ts';
import { completeOrders } from './orders.store.ts';
import { type Contact, listOrderIdsOf } from './privacy/forget-orders.ts';

/** All orders of a person, oldest first, for the copy of their data that everybody may ask for. */
export async function exportOrders(db: Database, userId: string, now: Date): Promise<readonly Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.createdAt), asc(orders.id));
  return (await completeOrders(db, rows)).map((whole) => describeOrder(whole, now));
}

/** The same of whoever the shop knows by an address or a number alone. */
export async function exportOrdersOf(db: Database, contact: Contact, now: Date): Promise<readonly Order[]> {
  const ids = await listOrderIdsOf(db, contact);
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.createdAt), asc(orders.id));
  return (await completeOrders(db, rows)).map((whole) => describeOrder(whole, now));
}
