import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Who } from '../../../domain/notifications/name-customer.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { contactMessages } from '../../database/schema/contact-messages.ts';
import { customOrders } from '../../database/schema/custom-orders.ts';
import { users } from '../../database/schema/identity.ts';
import { messages } from '../../database/schema/messages.ts';
import { orders } from '../../database/schema/orders.ts';
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

/** Whom each of these notifications is about, by its id. */
export async function findWho(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Who>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: messages.id,
      name: sql<string>`coalesce(${orders.contactName}, nullif(${customOrders.customerName}, ''), ${users.name}, ${contactMessages.name}, '')`,
      order: { day: orders.day, totalInKobo: orders.totalInKobo },
    })
    .from(messages)
    .leftJoin(orders, eq(orders.id, messages.orderId))
    .leftJoin(customOrders, eq(customOrders.id, messages.customOrderId))
    .leftJoin(users, eq(users.id, customOrders.userId))
    .leftJoin(contactMessages, eq(contactMessages.id, messages.contactMessageId))
    .where(inArray(messages.id, [...ids]));
  return new Map(rows.map(({ id, ...who }) => [id, who]));
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
