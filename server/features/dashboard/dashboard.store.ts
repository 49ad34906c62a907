import { count, isNotNull, isNull, min, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { contactMessages } from '../../database/schema/contact-messages.ts';
import { customOrders } from '../../database/schema/custom-orders.ts';

export async function countUnquoted(db: Database) {
  const { status, waitingSince } = customOrders;
  const rows = await db
    .select({ isUnquoted: sql<boolean>`${status} = 'submitted'`, orders: count(), since: min(waitingSince) })
    .from(customOrders)
    .where(isNotNull(waitingSince))
    .groupBy(sql`1`);
  const requests = rows.find(({ isUnquoted }) => isUnquoted);
  const messages = rows.find(({ isUnquoted }) => !isUnquoted);
  return {
    orders: (requests?.orders ?? 0) + (messages?.orders ?? 0),
    messages: messages?.orders ?? 0,
    waitingSince: (requests ?? messages)?.since?.toISOString() ?? null,
  };
}

export function countQuestions(db: Database): Promise<number> {
  return db.$count(contactMessages, isNull(contactMessages.settledAt));
}
