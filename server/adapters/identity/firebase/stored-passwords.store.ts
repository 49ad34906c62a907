import { and, asc, eq, gt, isNotNull, notLike, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/database.ts';
import { accounts, users } from '../../../database/schema/identity.ts';

/**
 * What stands in the shop's own row: a hash as long as Firebase does not have the password yet, and from then on nothing but
 * whose account there it is.
 */
export type StoredPassword = { readonly userId: string; readonly email: string; readonly stored: string };

const MARK = 'firebase:';

export function writePointer(localId: string): string {
  return `${MARK}${localId}`;
}

/** Undefined while the password waits here. */
export function readPointer(stored: string): string | undefined {
  return stored.startsWith(MARK) ? stored.slice(MARK.length) : undefined;
}

const STORED = { userId: users.id, email: users.email, stored: sql<string>`${accounts.password}` };
const isPasswordOfUser = and(
  eq(accounts.userId, users.id),
  eq(accounts.providerId, 'credential'),
  isNotNull(accounts.password),
);

export async function findPasswordByEmail(db: Database, email: string): Promise<StoredPassword | undefined> {
  const [storedPassword] = await db
    .select(STORED)
    .from(users)
    .innerJoin(accounts, isPasswordOfUser)
    .where(eq(users.email, email));
  return storedPassword;
}

export async function findPassword(db: Database, userId: string): Promise<StoredPassword | undefined> {
  const [storedPassword] = await db
    .select(STORED)
    .from(users)
    .innerJoin(accounts, isPasswordOfUser)
    .where(eq(users.id, userId));
  return storedPassword;
}

/** Waits for a hand-over that is under way, so that its outcome is known. */
export async function lockPassword(tx: Transaction, userId: string): Promise<StoredPassword | undefined> {
  const [storedPassword] = await tx
    .select(STORED)
    .from(users)
    .innerJoin(accounts, isPasswordOfUser)
    .where(eq(users.id, userId))
    .for('update', { of: accounts });
  return storedPassword;
}

/** Without those that another hand-over is at, in the order of the users' ids. */
export function lockWaitingPasswords(
  tx: Transaction,
  { afterUserId, limit }: { readonly afterUserId: string; readonly limit: number },
): Promise<StoredPassword[]> {
  return tx
    .select(STORED)
    .from(users)
    .innerJoin(accounts, isPasswordOfUser)
    .where(and(notLike(accounts.password, `${MARK}%`), gt(users.id, afterUserId)))
    .orderBy(asc(users.id))
    .limit(limit)
    .for('update', { of: accounts, skipLocked: true });
}

export async function storePointer(tx: Transaction, userId: string, localId: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ password: writePointer(localId) })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
}

/** Whether the account at Firebase was made by the shop, or belongs to one of its users already. */
export async function isKnownHere(db: Database | Transaction, localId: string): Promise<boolean> {
  const [known] = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .where(or(eq(sql`${users.id}::text`, localId), eq(accounts.password, writePointer(localId))))
    .limit(1);
  return known !== undefined;
}
