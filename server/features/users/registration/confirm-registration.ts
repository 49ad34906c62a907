import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { makeAccount } from './make-account.ts';
import type { RegistrationLinks } from './registration-links.ts';
import { deleteRegistrationsOf, lockRegistration } from './registrations.store.ts';

const LINK_EXPIRED = refuse(
  'invalid',
  'link_expired',
  'This link has already been used or has expired. If you’ve already confirmed, sign in; if not, register again.',
);

type ConfirmParts = {
  readonly db: Database;
  readonly links: Pick<RegistrationLinks, 'readToken'>;
};

/** The mailed link makes the account, with the password of whoever made this registration and no other. */
export async function confirmRegistration(
  { db, links }: ConfirmParts,
  token: string,
  now: Date,
): Promise<Result<string>> {
  const registrationId = links.readToken(token);
  if (registrationId === undefined) return LINK_EXPIRED;
  return inTransaction(db, async (tx) => {
    const registration = await lockRegistration(tx, registrationId);
    if (!registration || registration.expiresAt <= now) return LINK_EXPIRED;
    await deleteRegistrationsOf(tx, registration.email);
    const userId = await makeAccount(tx, registration, registration.createdAt);
    return userId === undefined ? LINK_EXPIRED : accept(userId);
  });
}
