import { asc, eq } from 'drizzle-orm';
import type { CustomOrder } from '../../../contract/custom-orders.ts';
import type { Database } from '../../database/database.ts';
import { customOrders } from '../../database/schema/custom-orders.ts';
import { readCustomOrder } from './read-custom-order.ts';

/** All custom orders of a person, oldest first, for the copy of their data that everybody may ask for. */
export async function exportCustomOrders(
  db: Database,
  userId: string,
  now: Date,
): Promise<readonly CustomOrder[]> {
  const rows = await db
    .select({ id: customOrders.id })
    .from(customOrders)
    .where(eq(customOrders.userId, userId))
    .orderBy(asc(customOrders.createdAt), asc(customOrders.id));
  const exported: CustomOrder[] = [];
  for (const { id } of rows) {
    const found = await readCustomOrder(db, id, now);
    if (found) exported.push(found);
  }
  return exported;
}
