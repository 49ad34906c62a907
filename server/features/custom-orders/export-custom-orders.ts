import { asc, eq, type SQL } from 'drizzle-orm';
import type { CustomOrder } from '../../../contract/custom-orders.ts';
import type { Database } from '../../database/database.ts';
import { customOrders } from '../../database/schema/custom-orders.ts';
import { users } from '../../database/schema/identity.ts';
import { type Contact, isRequestOf } from './is-request-of.ts';
import { readCustomOrder } from './read-custom-order.ts';

/** All custom orders of a person, oldest first, for the copy of their data that everybody may ask for. */
export function exportCustomOrders(db: Database, userId: string, now: Date): Promise<readonly CustomOrder[]> {
  return exportWhere(db, eq(customOrders.userId, userId), now);
}

/** The same of whoever the shop knows by an address or a number alone. */
export function exportCustomOrdersOf(
  db: Database,
  contact: Contact,
  now: Date,
): Promise<readonly CustomOrder[]> {
  return exportWhere(db, isRequestOf(contact), now);
}

async function exportWhere(
  db: Database,
  isTheirs: SQL | undefined,
  now: Date,
): Promise<readonly CustomOrder[]> {
  const rows = await db
    .select({ id: customOrders.id })
    .from(customOrders)
    .leftJoin(users, eq(users.id, customOrders.userId))
    .where(isTheirs)
    .orderBy(asc(customOrders.createdAt), asc(customOrders.id));
  const exported: CustomOrder[] = [];
  for (const { id } of rows) {
    const found = await readCustomOrder(db, id, now);
    if (found) exported.push(found);
  }
  return exported;
}
