import { count, isNotNull, isNull, min } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { contactMessages } from '../../database/schema/contact-messages.ts';
import { customOrders } from '../../database/schema/custom-orders.ts';

export async function countUnquoted(db: Database) {
  const [row] = await db
    .select({ orders: count(), waitingSince: min(customOrders.waitingSince) })
    .from(customOrders)
    .where(isNotNull(customOrders.waitingSince));
  return { orders: row?.orders ?? 0, waitingSince: row?.waitingSince?.toISOString() ?? null };
}

export function countQuestions(db: Database): Promise<number> {
  return db.$count(contactMessages, isNull(contactMessages.settledAt));
}
