import { and, count, eq, isNotNull, isNull, lt, min } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { contactMessages } from '../../database/schema/contact-messages.ts';
import { customOrders } from '../../database/schema/custom-orders.ts';
import { messages } from '../../database/schema/messages.ts';

/** A mail is tried again for hours; one that is older than this worries the owner. */
const SHOULD_BE_SENT_AFTER_MS = 15 * 60_000;

export async function countUnquoted(db: Database) {
  const [row] = await db
    .select({ orders: count(), waitingSince: min(customOrders.waitingSince) })
    .from(customOrders)
    .where(isNotNull(customOrders.waitingSince));
  return { orders: row?.orders ?? 0, waitingSince: row?.waitingSince?.toISOString() ?? null };
}

export function countUnsentMails(db: Database, now: Date): Promise<number> {
  return db.$count(
    messages,
    and(
      eq(messages.channel, 'email'),
      isNull(messages.sentAt),
      lt(messages.createdAt, new Date(now.getTime() - SHOULD_BE_SENT_AFTER_MS)),
    ),
  );
}

export function countQuestions(db: Database): Promise<number> {
  return db.$count(contactMessages, isNull(contactMessages.settledAt));
}
