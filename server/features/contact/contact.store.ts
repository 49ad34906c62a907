import {
  and,
  asc,
  count,
  desc,
  eq,
  type InferSelectModel,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { ContactMessage } from '../../../contract/contact.ts';
import type { KnownContacts } from '../../../domain/customers/contacts.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { contactMessages } from '../../database/schema/contact-messages.ts';
import { users } from '../../database/schema/identity.ts';
import { messages } from '../../database/schema/messages.ts';

export type ContactMessageRow = InferSelectModel<typeof contactMessages>;
export type ListedContactMessage = { readonly row: ContactMessageRow; readonly settledByName: string | null };
/** Where a page ended: among those that wait by age, among the settled by when that was. */
export type ContactPosition = readonly ['waiting' | 'settled', string, string];

/** Undefined when this key has been used before. */
export async function insertContactMessage(
  tx: Transaction,
  values: Omit<ContactMessageRow, 'id' | 'settledAt' | 'settledBy'>,
): Promise<ContactMessageRow | undefined> {
  const [row] = await tx
    .insert(contactMessages)
    .values(values)
    .onConflictDoNothing({ target: contactMessages.key })
    .returning();
  return row;
}

export async function findContactMessageByKey(
  db: Database | Transaction,
  key: string,
): Promise<ContactMessageRow | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.key, key));
  return row;
}

export async function findContactMessage(
  db: Database,
  id: string,
): Promise<ListedContactMessage | undefined> {
  const [found] = await selectListed(db).where(eq(contactMessages.id, id));
  return found;
}

/** What waits longest first, then what is settled, newest first. */
export function listContactRows(
  db: Database,
  after: ContactPosition | undefined,
  limit: number,
): Promise<ListedContactMessage[]> {
  const { settledAt, createdAt, id } = contactMessages;
  return selectListed(db)
    .where(after && isBeyond(after))
    .orderBy(
      sql`${settledAt} is not null`,
      sql`case when ${settledAt} is null then ${createdAt} end asc`,
      desc(settledAt),
      asc(id),
    )
    .limit(limit);
}

export async function countContactMessages(
  db: Database,
): Promise<{ readonly total: number; readonly waiting: number }> {
  const [counted] = await db
    .select({
      total: count(),
      waiting: sql`count(*) filter (where ${contactMessages.settledAt} is null)`.mapWith(Number),
    })
    .from(contactMessages);
  return counted ?? { total: 0, waiting: 0 };
}

/** Whoever ticks it off first is remembered. */
export async function writeSettled(
  db: Transaction,
  id: string,
  settled: { readonly at: Date; readonly by: string } | null,
): Promise<void> {
  const { settledAt } = contactMessages;
  await db
    .update(contactMessages)
    .set({ settledAt: settled?.at ?? null, settledBy: settled?.by ?? null })
    .where(and(eq(contactMessages.id, id), settled ? isNull(settledAt) : isNotNull(settledAt)));
}

export function listContactRowsOf(db: Database, email: string): Promise<ContactMessageRow[]> {
  const { createdAt, id } = contactMessages;
  return db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.email, email))
    .orderBy(asc(createdAt), asc(id));
}

/** By address or number, the newest first. */
export function listContactRowsOfCustomer(
  db: Database,
  { phones, emails }: KnownContacts,
  limit: number,
): Promise<ListedContactMessage[]> {
  const { phone, email, createdAt, id } = contactMessages;
  return selectListed(db)
    .where(or(inArray(phone, [...phones]), inArray(email, [...emails])))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export type ContactReply = ContactMessage['replies'][number] & { readonly messageId: string };

/** What was answered from the desk, the first one first. */
export async function listReplies(db: Database, ids: readonly string[]): Promise<readonly ContactReply[]> {
  if (ids.length === 0) return [];
  const { contactMessageId, kind, details, createdAt } = messages;
  const rows = await db
    .select({ messageId: contactMessageId, details, createdAt, by: users.name })
    .from(messages)
    .leftJoin(users, sql`${users.id}::text = ${details}->>'by'`)
    .where(and(inArray(contactMessageId, [...ids]), eq(kind, 'contact_reply')))
    .orderBy(asc(createdAt));
  return rows.map(({ messageId, details: { reply }, createdAt: at, by }) => ({
    messageId: messageId ?? '',
    text: String(reply),
    at: at.toISOString(),
    by,
  }));
}

export async function deleteContactRowsOf(tx: Transaction, email: string): Promise<void> {
  await tx.delete(contactMessages).where(eq(contactMessages.email, email));
}

export async function deleteContactRowsSettledBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.settledAt, moment));
}

function selectListed(db: Database) {
  return db
    .select({ row: contactMessages, settledByName: users.name })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.settledBy));
}

function isBeyond([part, moment, lastId]: ContactPosition): SQL | undefined {
  const { createdAt, settledAt, id } = contactMessages;
  const at = sql`${moment}::timestamptz`;
  const later = sql`${id} > ${lastId}::uuid`;
  if (part === 'waiting') {
    return or(
      isNotNull(settledAt),
      and(isNull(settledAt), or(sql`${createdAt} > ${at}`, and(sql`${createdAt} = ${at}`, later))),
    );
  }
  return or(sql`${settledAt} < ${at}`, and(sql`${settledAt} = ${at}`, later));
}
