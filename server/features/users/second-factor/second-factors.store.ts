import { and, asc, count, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { CHALLENGE_ATTEMPTS_MAX } from '../../../../domain/users/second-factor.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { sessions, users } from '../../../database/schema/identity.ts';
import {
  authenticators,
  passkeys,
  proofChallenges,
  recoveryCodes,
} from '../../../database/schema/second-factors.ts';

type Rows = Database | Transaction;
export type PasskeyRow = typeof passkeys.$inferSelect;
export type ChallengeRow = typeof proofChallenges.$inferSelect;

export async function findAuthenticator(db: Rows, userId: string) {
  const [authenticator] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  return authenticator;
}

/** One that was never confirmed makes room for the next; one that counts stays. */
export async function writeNewAuthenticator(db: Rows, userId: string, secret: string): Promise<boolean> {
  const { rowCount } = await db
    .insert(authenticators)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { secret, lastPeriod: 0, createdAt: sql`now()` },
      setWhere: isNull(authenticators.confirmedAt),
    });
  return rowCount === 1;
}

/** Of two who send the same code at once, one is refused. */
export async function spendPeriod(
  db: Rows,
  userId: string,
  period: number,
  { isFirst }: { readonly isFirst: boolean },
): Promise<boolean> {
  const { rowCount } = await db
    .update(authenticators)
    .set({ lastPeriod: period, ...(isFirst && { confirmedAt: sql`now()` }) })
    .where(
      and(
        eq(authenticators.userId, userId),
        lt(authenticators.lastPeriod, period),
        isFirst ? isNull(authenticators.confirmedAt) : isNotNull(authenticators.confirmedAt),
      ),
    );
  return rowCount === 1;
}

export async function deleteAuthenticator(tx: Transaction, userId: string): Promise<boolean> {
  const { rowCount } = await tx.delete(authenticators).where(eq(authenticators.userId, userId));
  return rowCount === 1;
}

/** A recovery code alone is none: there is nothing that it could recover. */
export async function hasSecondFactor(db: Rows, userId: string): Promise<boolean> {
  const authenticator = await findAuthenticator(db, userId);
  return Boolean(authenticator?.confirmedAt) || (await listPasskeys(db, userId)).length > 0;
}

/** From now on, of an administrator alone. */
export async function demandSecondFactor(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ secondFactorDueAt: sql`now()` })
    .where(and(eq(users.id, userId), users.isAdmin));
}

export async function countUnprotectedAdministrators(db: Database): Promise<number> {
  const [row] = await db
    .select({ unprotected: count() })
    .from(users)
    .leftJoin(authenticators, and(eq(authenticators.userId, users.id), isNotNull(authenticators.confirmedAt)))
    .where(
      and(
        users.isAdmin,
        isNull(users.disabledAt),
        isNull(users.deletedAt),
        isNull(authenticators.userId),
        sql`not exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})`,
      ),
    );
  return row?.unprotected ?? 0;
}

export async function countRecoveryCodes(db: Rows, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

export async function writeRecoveryCodes(tx: Transaction, userId: string, hashes: readonly string[]) {
  await deleteRecoveryCodes(tx, userId);
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

export async function deleteRecoveryCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Gone with its use: nobody uses it twice, however fast. */
export async function spendRecoveryCode(db: Rows, userId: string, codeHash: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)));
  return rowCount === 1;
}

export function listPasskeys(db: Rows, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function findPasskey(db: Rows, credentialId: string): Promise<PasskeyRow | undefined> {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return passkey;
}

export async function insertPasskey(tx: Transaction, row: typeof passkeys.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(passkeys).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** Some authenticators do not count and stay at zero; those that do must go on. */
export async function notePasskeyUse(db: Rows, id: string, counter: number): Promise<boolean> {
  const { rowCount } = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), sql`(${passkeys.counter} < ${counter} or ${counter} = 0)`));
  return rowCount === 1;
}

export async function deletePasskey(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)));
  return rowCount === 1;
}

export async function insertChallenge(
  db: Rows,
  row: Omit<typeof proofChallenges.$inferInsert, 'id' | 'attempts'>,
): Promise<string> {
  // Who asks sweeps out: nothing else takes away what nobody answered.
  await db.delete(proofChallenges).where(lte(proofChallenges.expiresAt, sql`now()`));
  const [stored] = await db.insert(proofChallenges).values(row).returning({ id: proofChallenges.id });
  if (!stored) throw new Error('The challenge was not kept.');
  return stored.id;
}

/** Counts the attempt before its answer is looked at, so that attempts at the same moment count one by one. */
export async function takeAttempt(
  db: Rows,
  challenge: Pick<ChallengeRow, 'id' | 'purpose'>,
  now: Date,
): Promise<ChallengeRow | undefined> {
  const [row] = await db
    .update(proofChallenges)
    .set({ attempts: sql`${proofChallenges.attempts} + 1` })
    .where(
      and(
        eq(proofChallenges.id, challenge.id),
        eq(proofChallenges.purpose, challenge.purpose),
        gt(proofChallenges.expiresAt, now),
        lt(proofChallenges.attempts, CHALLENGE_ATTEMPTS_MAX),
      ),
    )
    .returning();
  return row;
}

/** False when another answer to it was faster. */
export async function endChallenge(db: Rows, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(proofChallenges).where(eq(proofChallenges.id, id));
  return rowCount === 1;
}

export async function noteProof(db: Rows, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ provenAt: now }).where(eq(sessions.id, sessionId));
}
