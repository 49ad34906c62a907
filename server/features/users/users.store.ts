import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { endDevicesOfUser } from '../../database/end-devices.ts';
import { accounts, sessions, users } from '../../database/schema/identity.ts';
import { pendingEmailChanges } from '../../database/schema/pending-email-changes.ts';

export type UserRow = typeof users.$inferSelect;

export const isActiveOwner = and(eq(users.role, 'owner'), isNull(users.disabledAt), isNull(users.deletedAt));

export async function findUserByEmail(
  db: Database | Transaction,
  email: string,
): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

export async function hasOwner(db: Database): Promise<boolean> {
  const [owner] = await db.select({ id: users.id }).from(users).where(isActiveOwner).limit(1);
  return owner !== undefined;
}

/** Keeps two owners from taking the role from each other at the same moment. */
export async function lockStaff(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('oyin: administrators', 0))`);
}

/** Nobody sees or changes who has left; their row is there for what points to it. */
export async function findUser(db: Database | Transaction, userId: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return user;
}

export async function countOtherOwners(tx: Transaction, userId: string): Promise<number> {
  const [row] = await tx
    .select({ others: count() })
    .from(users)
    .where(and(isActiveOwner, ne(users.id, userId)));
  return row?.others ?? 0;
}

export type NewUser = Pick<UserRow, 'email' | 'name' | 'phone'> & { readonly passwordHash: string };

/** Somebody whose address needs no further proof. Undefined when it is taken. */
export async function insertUser(
  tx: Transaction,
  { passwordHash, ...person }: NewUser,
): Promise<string | undefined> {
  const [user] = await tx
    .insert(users)
    .values({ ...person, emailVerified: true })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!user) return undefined;
  await tx
    .insert(accounts)
    .values({ userId: user.id, accountId: user.id, providerId: 'credential', password: passwordHash });
  return user.id;
}

export async function writeUser(
  tx: Transaction,
  userId: string,
  changes: Partial<Omit<UserRow, 'id' | 'isAdmin' | 'createdAt' | 'updatedAt'>>,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}

export async function deleteSessions(tx: Transaction, userId: string): Promise<number> {
  await tx.delete(pendingEmailChanges).where(eq(pendingEmailChanges.userId, userId));
  const { rowCount } = await tx.delete(sessions).where(eq(sessions.userId, userId));
  await endDevicesOfUser(tx, userId);
  return rowCount ?? 0;
}
