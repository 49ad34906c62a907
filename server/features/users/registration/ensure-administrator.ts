import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { IdentityPort } from '../../../ports/identity.ts';
import { findUserByEmail, hasAdministrator, writeUser } from '../users.store.ts';
import { makeReadablePassword } from './readable-password.ts';

const NAME = 'Owner';

export type AdministratorWish = {
  /** Whoever starts the shop names them, so they are an administrator after every start. */
  readonly named: { readonly email: string; readonly password: string | undefined } | undefined;
  /** Made only while there is no administrator at all. */
  readonly fallbackEmail: string | undefined;
};

/** The password only when it was made up now: it is told once and kept by nobody. */
export type KnownAdministrator = { readonly email: string; readonly password?: string };

type EnsureParts = {
  readonly db: Database;
  readonly identity: Pick<IdentityPort, 'createUser' | 'takeOver'>;
};

/** Somebody can look after the shop from now on, unless nobody was named and nobody is there. */
export async function ensureAdministrator(
  parts: EnsureParts,
  { named, fallbackEmail }: AdministratorWish,
): Promise<KnownAdministrator | 'present' | 'missing'> {
  if (named) return appoint(parts, named.email.toLowerCase(), named.password);
  if (!(await hasAdministrator(parts.db))) {
    return fallbackEmail ? appoint(parts, fallbackEmail, undefined) : 'missing';
  }
  const fallback = fallbackEmail ? await findUserByEmail(parts.db, fallbackEmail) : undefined;
  return fallback?.isAdmin ? { email: fallback.email } : 'present';
}

async function appoint(
  { db, identity }: EnsureParts,
  email: string,
  givenPassword: string | undefined,
): Promise<KnownAdministrator> {
  const password = givenPassword ?? makeReadablePassword();
  const told = givenPassword === undefined ? { email, password } : { email };

  const createdId = await identity.createUser({ email, name: NAME, password });
  if (createdId) {
    await grantRole(db, createdId);
    return told;
  }
  const user = await findUserByEmail(db, email);
  if (!user) throw new Error('The administrator’s address is taken, but nobody has it.');
  // Anybody can register with an address that is not theirs; the role must not fall to them.
  if (!user.emailVerified) await identity.takeOver(user.id, password);
  if (!user.isAdmin || user.disabledAt) await grantRole(db, user.id);
  return user.emailVerified ? { email } : told;
}

function grantRole(db: Database, userId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await writeUser(tx, userId, { isAdmin: true, disabledAt: null });
    await recordAuditEvent(tx, { action: 'user.admin_granted', actorId: null, subjectId: userId });
  });
}
