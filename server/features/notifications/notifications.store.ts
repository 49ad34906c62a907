import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { messages } from '../../database/schema/messages.ts';
import { type SentMessage, selectSentMessages } from '../../jobs/sent-messages.store.ts';

type Position = { readonly createdAt: Date; readonly id: string };

const isShownTo = (userId: string) => and(eq(messages.userId, userId), eq(messages.channel, 'in_app'));

/** Undefined for one that does not exist, and for another's. */
export async function findPosition(
  db: Database,
  userId: string,
  notificationId: string,
): Promise<Position | undefined> {
  const [position] = await db
    .select({ createdAt: messages.createdAt, id: messages.id })
    .from(messages)
    .where(and(isShownTo(userId), eq(messages.id, notificationId)));
  return position;
}

/** By moment and id, so that a page goes on exactly where the last one ended, whatever has arrived since. */
export function listOlder(
  db: Database,
  userId: string,
  { before, limit }: { readonly before: Position | undefined; readonly limit: number },
): Promise<SentMessage[]> {
  return selectSentMessages(db)
    .where(and(isShownTo(userId), before && isOlder(before)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);
}

function isOlder({ createdAt, id }: Position): SQL {
  return sql`(${messages.createdAt}, ${messages.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
}

export function countUnread(db: Database | Transaction, userId: string): Promise<number> {
  return db.$count(messages, and(isShownTo(userId), isNull(messages.readAt)));
}

export async function hasNotification(tx: Transaction, userId: string, id: string): Promise<boolean> {
  return (await tx.$count(messages, and(isShownTo(userId), eq(messages.id, id)))) > 0;
}

/** How many were unread until now; without an id all of them are read. */
export async function writeRead(
  tx: Transaction,
  userId: string,
  { id, now }: { readonly id?: string; readonly now: Date },
): Promise<number> {
  const { rowCount } = await tx
    .update(messages)
    .set({ readAt: now })
    .where(
      and(isShownTo(userId), isNull(messages.readAt), id === undefined ? undefined : eq(messages.id, id)),
    );
  return rowCount ?? 0;
}
