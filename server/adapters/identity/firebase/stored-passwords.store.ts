import { and, asc, eq, exists, gt, inArray, isNotNull, like, notLike, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/database.ts';
import { accounts, sessions, users } from '../../../database/schema/identity.ts';

/**
 * What stands in the shop's own row: a hash as long as Firebase does not have the password yet; then whose account there it is, with
 * the hash behind it until somebody has signed in there; from then on the account alone.
 */
export type StoredPassword = { readonly userId: string; readonly email: string; readonly stored: string };

const MARK = 'firebase:';

export type Pointer = { readonly localId: string; readonly storedHash: string | undefined };

/** No id at Firebase holds a space, and no hash of ours does. */
export function writePointer(localId: string, storedHash?: string): string {
  return storedHash === undefined ? `${MARK}${localId}` : `${MARK}${localId} ${storedHash}`;
}

/** Undefined while the password waits here. */
export function readPointer(stored: string): Pointer | undefined {
  if (!stored.startsWith(MARK)) return undefined;
  const [localId = '', storedHash] = stored.slice(MARK.length).split(' ');
  return { localId, storedHash };
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

export async function storePointer(tx: Transaction, userId: string, pointer: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ password: pointer })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
}

/** Firebase has shown that it knows the password: the hash is needed no longer. What has changed meanwhile stays. */
export async function forgetStoredHash(db: Database, { userId, stored }: StoredPassword): Promise<void> {
  const pointer = readPointer(stored);
  if (pointer?.storedHash === undefined) return;
  await db
    .update(accounts)
    .set({ password: writePointer(pointer.localId) })
    .where(and(eq(accounts.userId, userId), eq(accounts.password, stored)));
}

/** Those who are signed in here by an account there, in the order of their ids. */
export function listSignedIn(
  db: Database,
  { afterUserId, limit }: { readonly afterUserId: string; readonly limit: number },
): Promise<StoredPassword[]> {
  return db
    .select(STORED)
    .from(users)
    .innerJoin(accounts, isPasswordOfUser)
    .where(
      and(
        like(accounts.password, `${MARK}%`),
        gt(users.id, afterUserId),
        exists(
          db
            .select({ one: sql`1` })
            .from(sessions)
            .where(and(eq(sessions.userId, users.id), gt(sessions.expiresAt, sql`now()`))),
        ),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);
}

export async function endSessionsOf(db: Database, userIds: readonly string[]): Promise<void> {
  await db.delete(sessions).where(inArray(sessions.userId, [...userIds]));
}

/** Every password that is still known here is the shop's own again; the others have to be set anew. */
export async function takePasswordsBack(
  tx: Transaction,
): Promise<{ readonly back: number; readonly lost: readonly string[] }> {
  const rows = await tx
    .select(STORED)
    .from(users)
    .innerJoin(accounts, isPasswordOfUser)
    .where(like(accounts.password, `${MARK}%`))
    .for('update', { of: accounts });
  let back = 0;
  const lost: string[] = [];
  for (const { userId, email, stored } of rows) {
    const storedHash = readPointer(stored)?.storedHash ?? null;
    if (storedHash === null) lost.push(email);
    else back += 1;
    await tx
      .update(accounts)
      .set({ password: storedHash })
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
  }
  return { back, lost };
}

/** Whether the account at Firebase was made by the shop, or belongs to one of its users already. */
export async function isKnownHere(db: Database | Transaction, localId: string): Promise<boolean> {
  const [known] = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .where(
      or(
        eq(sql`${users.id}::text`, localId),
        eq(sql`split_part(${accounts.password}, ' ', 1)`, writePointer(localId)),
      ),
    )
    .limit(1);
  return known !== undefined;
}
