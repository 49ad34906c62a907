import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import { checkOwnerRemains } from '../../../../domain/users/roles.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { SESSION_ENDED } from '../../../http/authentication.ts';
import type { IdentityPort } from '../../../ports/identity.ts';
import { countOtherOwners, findUser, lockStaff, writeUser } from '../users.store.ts';
import { deletePersonalRows, hasPassword, listSessionRows } from './account.store.ts';

const FRESH_SESSION_MS = 10 * 60_000;

export type ForgetRows = (tx: Transaction, userId: string) => Promise<void>;
/** For what hangs on contacts, and is only given up by those that are proved. */
export type ForgetContacts = (tx: Transaction, contacts: readonly string[]) => Promise<void>;
/** For what hangs on an address and on no account. */
export type ForgetByContact = (
  tx: Transaction,
  contact: { readonly email: string | null; readonly phone: string | null },
) => Promise<void>;
export type ForgetByEmail = (tx: Transaction, email: string) => Promise<void>;
/** For what may hang on either. */
export type ForgetPerson = (
  tx: Transaction,
  person: { readonly userId: string; readonly email: string },
) => Promise<void>;

type DeleteParts = {
  readonly db: Database;
  readonly identity: Pick<IdentityPort, 'checkPassword'>;
  readonly forgetCustomOrders: ForgetRows;
  readonly forgetReviews: ForgetRows;
  readonly forgetCartReminders: ForgetByEmail;
  readonly forgetVouchers: ForgetByEmail;
  readonly forgetContactMessages: ForgetByEmail;
  /** What staff have noted; after the account has gone. */
  readonly forgetCustomerCard: ForgetContacts;
  readonly forgetStockAlerts: ForgetPerson;
  readonly forgetImportedCustomer: ForgetByContact;
  /** Where the password is kept elsewhere. */
  readonly forgetPassword: ForgetRows;
};

/** What the law lets a person ask for. The row stays without a name, so that orders keep their books and the activity log its actors. */
export async function deleteAccount(
  parts: DeleteParts,
  actor: Actor,
  password: string,
): Promise<Result<void>> {
  const { db, identity } = parts;
  const proven = await proveIdentity({ db, identity }, actor, password);
  if (!proven.ok) return proven;
  const { userId } = actor;
  return inTransaction(db, async (tx) => {
    await lockStaff(tx);
    const user = await findUser(tx, userId);
    if (!user) return SESSION_ENDED;
    const remains = checkOwnerRemains(user, await countOtherOwners(tx, userId));
    if (!remains.ok) return remains;
    const now = new Date();
    await writeUser(tx, userId, {
      name: 'Deleted account',
      email: `${userId}@deleted.invalid`,
      emailVerified: false,
      image: null,
      phone: null,
      role: null,
      disabledAt: now,
      deletedAt: now,
      lastSeenAt: null,
    });
    await parts.forgetCustomOrders(tx, userId);
    await parts.forgetReviews(tx, userId);
    await parts.forgetCartReminders(tx, user.email);
    await parts.forgetVouchers(tx, user.email);
    await parts.forgetContactMessages(tx, user.email);
    await parts.forgetStockAlerts(tx, { userId, email: user.email });
    // Nobody has confirmed the phone number of an account: it may be somebody else's.
    await parts.forgetImportedCustomer(tx, { email: user.email, phone: null });
    await parts.forgetCustomerCard(tx, [user.email]);
    await parts.forgetPassword(tx, userId);
    await deletePersonalRows(tx, userId);
    await recordAuditEvent(tx, { action: 'user.deleted', actorId: userId, subjectId: userId });
    return accept(undefined);
  });
}

/** An open browser is not enough to take an account away. */
async function proveIdentity(
  { db, identity }: Pick<DeleteParts, 'db' | 'identity'>,
  { userId, sessionId }: Actor,
  password: string,
): Promise<Result<void>> {
  if (await hasPassword(db, userId)) {
    const message = 'That’s not your password.';
    const isRight = await identity.checkPassword(userId, password);
    return isRight ? accept(undefined) : refuse('invalid', 'wrong_password', message, { password: message });
  }
  const now = new Date();
  const session = (await listSessionRows(db, userId, now)).find(({ id }) => id === sessionId);
  if (session && now.getTime() - session.createdAt.getTime() <= FRESH_SESSION_MS) return accept(undefined);
  return refuse('forbidden', 'sign_in_again', 'Sign out and sign in again first, so we know it’s you.');
}
