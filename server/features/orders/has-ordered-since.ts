import { and, eq, gte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { mailboxOf } from '../../database/schema/mailbox-of.ts';
import { orders } from '../../database/schema/orders.ts';

type Person = { readonly userId: string | null; readonly mailbox: string };

/** By account or mailbox, whatever became of the order. */
export async function hasOrderedSince(
  db: Database | Transaction,
  { userId, mailbox }: Person,
  since: Date,
): Promise<boolean> {
  const isTheirs = or(
    userId === null ? undefined : eq(orders.userId, userId),
    sql`${mailboxOf(orders.contactEmail)} = ${mailbox}`,
  );
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(gte(orders.createdAt, since), isTheirs))
    .limit(1);
  return found !== undefined;
}
