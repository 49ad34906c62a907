import { and, count, desc, eq, gt, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/database.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { accounts, sessions, users } from '../../../database/schema/identity.ts';
import { wordsOfUser } from '../../../database/schema/search-words.ts';
import type { AgePosition } from '../../../http/page-cursor.ts';
import type { UserRow } from '../users.store.ts';

type PageInput = { readonly after: AgePosition | undefined; readonly limit: number };

const actors = alias(users, 'actors');

/** Newest first. */
export function listUserRows(db: Database, search: string, { after, limit }: PageInput): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(matching(search), after && isBefore(users.createdAt, users.id, after)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);
}

export async function countUsers(db: Database, search: string): Promise<number> {
  // In the order of the list, whose index is a fraction of the table.
  const found = db
    .select({ id: users.id })
    .from(users)
    .where(matching(search))
    .orderBy(desc(users.createdAt), desc(users.id))
    .as('found');
  const [row] = await db.select({ total: count() }).from(found);
  return row?.total ?? 0;
}

/** How the user gets in, and how often at this moment. */
export async function readWaysIn(db: Database, userId: string, now: Date) {
  const [open] = await db
    .select({ sessionCount: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)));
  const ways = await db
    .select({ providerId: accounts.providerId })
    .from(accounts)
    .where(eq(accounts.userId, userId));
  const has = (provider: string) => ways.some(({ providerId }) => providerId === provider);
  return { sessionCount: open?.sessionCount ?? 0, hasPassword: has('credential'), hasGoogle: has('google') };
}

/** What happened to the account. What that person changed about the shop is in the shop's own activity log. */
export function listAuditRows(db: Database, subjectId: string, { after, limit }: PageInput) {
  return db
    .select({
      id: auditEvents.id,
      at: auditEvents.at,
      action: auditEvents.action,
      details: auditEvents.details,
      actorId: actors.id,
      actorName: actors.name,
    })
    .from(auditEvents)
    .leftJoin(actors, eq(actors.id, auditEvents.actorId))
    .where(
      and(
        eq(auditEvents.subjectId, subjectId),
        like(auditEvents.action, 'user.%'),
        after && isBefore(auditEvents.at, auditEvents.id, after),
      ),
    )
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit);
}

function matching(search: string): SQL | undefined {
  const isHere = isNull(users.deletedAt);
  if (search === '') return isHere;
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const digits = search.replaceAll(/\D/g, '').replace(/^0/, '');
  const words = wordsOfUser(users);
  const isPhone = digits.length > 2 ? sql`(${words}) like ${`%${digits}%`}` : undefined;
  return and(isHere, or(sql`(${words}) like ${pattern}`, isPhone));
}

function isBefore(
  moment: typeof users.createdAt | typeof auditEvents.at,
  id: typeof users.id | typeof auditEvents.id,
  [lastMoment, lastId]: AgePosition,
): SQL {
  return sql`(${moment}, ${id}) < (${lastMoment}::timestamptz, ${lastId}::uuid)`;
}
