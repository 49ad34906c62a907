import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { insertUser } from '../users.store.ts';
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
    const { email, name, phone, passwordHash, createdAt } = registration;
    await deleteRegistrationsOf(tx, email);
    const userId = await insertUser(tx, { email, name, phone, passwordHash });
    if (userId === undefined) return LINK_EXPIRED;
    const self = { actorId: userId, subjectId: userId };
    await recordAuditEvent(tx, { action: 'user.registered', at: createdAt, ...self });
    await recordAuditEvent(tx, { action: 'user.email_confirmed', ...self });
    return accept(userId);
  });
}
