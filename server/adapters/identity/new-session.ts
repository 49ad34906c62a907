import { APIError } from 'better-auth/api';
import { and, eq, isNotNull, lte } from 'drizzle-orm';
import { nextExpiry } from '../../../domain/sessions/session-length.ts';
import type { Database } from '../../database/database.ts';
import { sessions, users } from '../../database/schema/identity.ts';
import { authenticators, passkeys } from '../../database/schema/second-factors.ts';
import { ACCOUNT_DISABLED_CODE, SECOND_STEP_NEEDED_CODE } from './identity-refusals.ts';

type Admission = {
  readonly isRemembered: boolean;
  /** Only a first proof was given: whoever has a second factor gets no session for it. */
  readonly isSecondStepAhead: boolean;
};
type SessionTerms = { readonly isRemembered: boolean; readonly expiresAt: Date };

/** Every way in ends here: a disabled account gets no session, and the shop decides how long one lasts. */
export async function admitUser(
  db: Database,
  userId: string,
  { isRemembered, isSecondStepAhead }: Admission,
): Promise<SessionTerms> {
  const now = new Date();
  // Who comes in sweeps out: nothing else takes away the sessions that nobody ended.
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
  const [user] = await db
    .select({ disabledAt: users.disabledAt, role: users.role })
    .from(users)
    .where(eq(users.id, userId));
  if (!user || user.disabledAt) {
    throw new APIError('FORBIDDEN', { code: ACCOUNT_DISABLED_CODE, message: 'Account disabled' });
  }
  if (isSecondStepAhead && (await hasSecondFactor(db, userId))) {
    throw new APIError('FORBIDDEN', { code: SECOND_STEP_NEEDED_CODE, message: 'Second step needed' });
  }
  await db.update(users).set({ lastSeenAt: now }).where(eq(users.id, userId));
  return {
    isRemembered,
    expiresAt: nextExpiry(now, { isRemembered, isStaff: user.role !== null, beganAt: now }),
  };
}

async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  const [authenticator] = await db
    .select({ userId: authenticators.userId })
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)));
  if (authenticator) return true;
  const [passkey] = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1);
  return passkey !== undefined;
}
