import { APIError } from 'better-auth/api';
import { eq, lte } from 'drizzle-orm';
import { nextExpiry } from '../../../domain/sessions/session-length.ts';
import type { Database } from '../../database/database.ts';
import { sessions, users } from '../../database/schema/identity.ts';
import { ACCOUNT_DISABLED_CODE } from './identity-refusals.ts';

type SessionTerms = { readonly isRemembered: boolean; readonly expiresAt: Date };

/** Every way in ends here: a disabled account gets no session, and the shop decides how long one lasts. */
export async function admitUser(db: Database, userId: string, isRemembered: boolean): Promise<SessionTerms> {
  const now = new Date();
  // Who comes in sweeps out: nothing else takes away the sessions that nobody ended.
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
  const [user] = await db
    .update(users)
    .set({ lastSeenAt: now })
    .where(eq(users.id, userId))
    .returning({ disabledAt: users.disabledAt });
  if (!user || user.disabledAt) {
    throw new APIError('FORBIDDEN', { code: ACCOUNT_DISABLED_CODE, message: 'Account disabled' });
  }
  return { isRemembered, expiresAt: nextExpiry(now, isRemembered) };
}
