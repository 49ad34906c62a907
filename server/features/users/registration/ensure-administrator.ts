import { SECOND_FACTOR_GRACE_DAYS } from '../../../../domain/users/demanded-factor.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { IdentityPort } from '../../../ports/identity.ts';
import { findUserByEmail, hasOwner, insertUser, writeUser } from '../users.store.ts';
import { makeReadablePassword } from './readable-password.ts';

const NAME = 'Owner';
const DAY_MS = 86_400_000;

export type AdministratorInput = {
  /** Whoever starts the shop names them, so they are an administrator after every start. */
  readonly named: { readonly email: string; readonly password: string | undefined } | undefined;
  /** Made only while there is no administrator at all. */
  readonly fallbackEmail: string | undefined;
};

/** The password only when it was made up now: it is told once and kept by nobody. */
export type KnownAdministrator = { readonly email: string; readonly password?: string };

type EnsureParts = {
  readonly db: Database;
  readonly identity: Pick<IdentityPort, 'hashPassword'>;
};

/** Somebody can look after the shop from now on, unless nobody was named and nobody is there. */
export async function ensureAdministrator(
  parts: EnsureParts,
  { named, fallbackEmail }: AdministratorInput,
): Promise<KnownAdministrator | 'present' | 'missing'> {
  if (named) return appoint(parts, named.email.toLowerCase(), named.password);
  if (!(await hasOwner(parts.db))) {
    return fallbackEmail ? appoint(parts, fallbackEmail, undefined) : 'missing';
  }
  const fallback = fallbackEmail ? await findUserByEmail(parts.db, fallbackEmail) : undefined;
  return fallback?.role === 'owner' ? { email: fallback.email } : 'present';
}

async function appoint(
  { db, identity }: EnsureParts,
  email: string,
  givenPassword: string | undefined,
): Promise<KnownAdministrator> {
  const password = givenPassword ?? makeReadablePassword();
  const passwordHash = await identity.hashPassword(password);
  return inTransaction(db, async (tx) => {
    const createdId = await insertUser(tx, { email, name: NAME, phone: null, passwordHash });
    if (createdId) {
      await grantRole(tx, createdId);
      return givenPassword === undefined ? { email, password } : { email };
    }
    const user = await findUserByEmail(tx, email);
    if (!user) throw new Error('The administrator’s address is taken, but nobody has it.');
    if (user.role !== 'owner' || user.disabledAt) await grantRole(tx, user.id);
    return { email };
  });
}

async function grantRole(tx: Transaction, userId: string): Promise<void> {
  // Nobody is to be kept out of a shop on its first day.
  const secondFactorDueAt = new Date(Date.now() + SECOND_FACTOR_GRACE_DAYS * DAY_MS);
  await writeUser(tx, userId, { role: 'owner', disabledAt: null, secondFactorDueAt });
  await recordAuditEvent(tx, {
    action: 'user.role_changed',
    actorId: null,
    subjectId: userId,
    details: { before: 'customer', after: 'owner' },
  });
}
