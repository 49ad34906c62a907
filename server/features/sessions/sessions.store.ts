import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import {
  SESSION_EXTEND_EVERY_MS,
  type SessionSpan,
  STAFF_SESSION_LENGTH_MS,
} from '../../../domain/sessions/session-length.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { endDevicesOfSession } from '../../database/end-devices.ts';
import { sessions, users } from '../../database/schema/identity.ts';
import { kitchenDevices } from '../../database/schema/kitchen-devices.ts';
import { authenticators, passkeys } from '../../database/schema/second-factors.ts';
import type { Actor } from '../../http/app-environment.ts';

const SPAN = {
  expiresAt: sessions.expiresAt,
  extendedAt: sessions.extendedAt,
  isRemembered: sessions.isRemembered,
  beganAt: sessions.createdAt,
};

export async function findActor(db: Database, sessionId: string, now: Date): Promise<Actor | undefined> {
  const [actor] = await db
    .select({
      userId: users.id,
      sessionId: sessions.id,
      email: users.email,
      role: users.role,
      provenAt: sessions.provenAt,
      isSecondFactorOverdue: isOverdueAt(now),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), isOpenAt(now)));
  return actor;
}

/** Accounts without a date are the most by far, and cost no further look. */
function isOverdueAt(now: Date) {
  return sql<boolean>`case when ${users.secondFactorDueAt} <= ${now.toISOString()}::timestamptz then
    not exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})
    and not exists (select from ${authenticators} where ${authenticators.userId} = ${users.id} and ${authenticators.confirmedAt} is not null)
    else false end`;
}

function isOpenAt(now: Date) {
  // Also for who joined the staff in the middle of a long session.
  const staffBeganAfter = new Date(now.getTime() - STAFF_SESSION_LENGTH_MS);
  return and(
    gt(sessions.expiresAt, now),
    or(isNull(users.role), gt(sessions.createdAt, staffBeganAfter)),
    isNull(users.disabledAt),
    isNull(users.deletedAt),
  );
}

/** For a browser that signs in once more: what it was before is over. */
export async function deleteSession(db: Database, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
  await endDevicesOfSession(db, sessionId);
}

/** Those of the given sessions, and of the kitchen's tablets, that somebody may go on with. */
export async function findOpenSessions(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, [...ids]), isOpenAt(now)));
  const tablets = await db
    .select({ id: kitchenDevices.id })
    .from(kitchenDevices)
    .where(inArray(kitchenDevices.id, [...ids]));
  return new Set([...rows, ...tablets].map(({ id }) => id));
}

export async function findSessionSpan(db: Database, sessionId: string): Promise<SessionSpan | undefined> {
  const [span] = await db.select(SPAN).from(sessions).where(eq(sessions.id, sessionId));
  return span;
}

/** Undefined when another tab was faster, or the session is over by now. */
export async function writeExtension(
  tx: Transaction,
  sessionId: string,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<SessionSpan | undefined> {
  const lastExtendedBefore = new Date(now.getTime() - SESSION_EXTEND_EVERY_MS);
  const [span] = await tx
    .update(sessions)
    .set({ expiresAt, extendedAt: now, updatedAt: now })
    .where(
      and(
        eq(sessions.id, sessionId),
        gt(sessions.expiresAt, now),
        lte(sessions.extendedAt, lastExtendedBefore),
      ),
    )
    .returning(SPAN);
  return span;
}

export async function writeLastSeen(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.update(users).set({ lastSeenAt: now }).where(eq(users.id, userId));
}
