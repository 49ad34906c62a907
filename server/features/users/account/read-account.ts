import type { Account } from '../../../../contract/account.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { SESSION_ENDED } from '../../../http/authentication.ts';
import { findEmailChangeOf } from '../email-change/email-changes.store.ts';
import { hasSecondFactor } from '../second-factor/second-factors.store.ts';
import { findUser } from '../users.store.ts';
import { hasPassword } from './account.store.ts';

export async function readAccount(db: Database, userId: string): Promise<Result<Account>> {
  const user = await findUser(db, userId);
  if (!user) return SESSION_ENDED;
  const { id, name, email, phone, image, role } = user;
  return accept({
    id,
    name,
    email,
    pendingEmail: await findPendingEmail(db, userId),
    phone,
    image,
    role,
    hasPassword: await hasPassword(db, userId),
    hasSecondFactor: await hasSecondFactor(db, userId),
    createdAt: user.createdAt.toISOString(),
  });
}

/** Of what has expired nothing is said. */
async function findPendingEmail(db: Database, userId: string): Promise<string | null> {
  const change = await findEmailChangeOf(db, userId);
  return change && change.expiresAt > new Date() ? change.email : null;
}
