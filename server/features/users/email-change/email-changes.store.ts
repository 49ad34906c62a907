import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lte, ne, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/database.ts';
import { pendingEmailChanges } from '../../../database/schema/pending-email-changes.ts';

export type EmailChangeRow = typeof pendingEmailChanges.$inferSelect;

/** In the place of what the account asked for before, whose link ends with it. */
export async function writeEmailChange(
  tx: Transaction,
  row: Pick<EmailChangeRow, 'userId' | 'sessionId' | 'email' | 'expiresAt'>,
): Promise<string> {
  const change = { ...row, id: randomUUID(), createdAt: new Date() };
  const [stored] = await tx
    .insert(pendingEmailChanges)
    .values(change)
    .onConflictDoUpdate({ target: pendingEmailChanges.userId, set: change })
    .returning({ id: pendingEmailChanges.id });
  if (!stored) throw new Error('The change of the address was not kept.');
  return stored.id;
}

export async function findEmailChange(db: Database, id: string): Promise<EmailChangeRow | undefined> {
  const [change] = await db.select().from(pendingEmailChanges).where(eq(pendingEmailChanges.id, id));
  return change;
}

export async function findEmailChangeOf(db: Database, userId: string): Promise<EmailChangeRow | undefined> {
  const [change] = await db.select().from(pendingEmailChanges).where(eq(pendingEmailChanges.userId, userId));
  return change;
}

/** Of two who follow the link at once, one gets it. */
export async function takeEmailChange(tx: Transaction, id: string): Promise<EmailChangeRow | undefined> {
  const [change] = await tx.delete(pendingEmailChanges).where(eq(pendingEmailChanges.id, id)).returning();
  return change;
}

export async function deleteEmailChangeOf(db: Database | Transaction, userId: string): Promise<void> {
  await db.delete(pendingEmailChanges).where(eq(pendingEmailChanges.userId, userId));
}

/** What was asked for on a device that is signed out from another one was perhaps a stranger's wish. */
export async function deleteEmailChangeFrom(
  tx: Transaction,
  userId: string,
  { sessionId, exceptSessionId }: { readonly sessionId?: string; readonly exceptSessionId?: string },
): Promise<void> {
  const askedAt = pendingEmailChanges.sessionId;
  const isFrom = sessionId === undefined ? undefined : eq(askedAt, sessionId);
  const isOther =
    exceptSessionId === undefined ? undefined : or(isNull(askedAt), ne(askedAt, exceptSessionId));
  await tx.delete(pendingEmailChanges).where(and(eq(pendingEmailChanges.userId, userId), isFrom, isOther));
}

export async function deleteExpiredEmailChanges(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(pendingEmailChanges).where(lte(pendingEmailChanges.expiresAt, now));
}
