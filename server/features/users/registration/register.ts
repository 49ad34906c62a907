import type { Registration } from '../../../../contract/users.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { CONFIRMATION_LINK_HOURS } from '../../../mails/identity-mails.ts';
import type { IdentityPort } from '../../../ports/identity.ts';
import type { InvitationLinks } from '../invitations/invitation-links.ts';
import { provesMailbox } from '../invitations/proves-mailbox.ts';
import { makeAccount } from './make-account.ts';
import {
  deleteExpiredRegistrations,
  deleteRegistrationsOf,
  insertRegistration,
} from './registrations.store.ts';

const HOUR_MS = 3_600_000;

type RegisterParts = {
  readonly db: Database;
  readonly identity: Pick<IdentityPort, 'hashPassword'>;
  readonly invitationLinks: Pick<InvitationLinks, 'readEmailedToken'>;
};

/**
 * Makes no account yet, and does the same work whether or not the address has one: only the job that writes the mail looks,
 * so neither the answer nor its time can tell. Whoever was invited by email has proved the mailbox, and has the account at once:
 * its id.
 */
export async function register(
  { db, identity, invitationLinks }: RegisterParts,
  { email, name, phone, password, invitationKey }: Registration,
  now: Date,
): Promise<string | undefined> {
  const passwordHash = await identity.hashPassword(password);
  const expiresAt = new Date(now.getTime() + CONFIRMATION_LINK_HOURS * HOUR_MS);
  const person = { email, name, phone, passwordHash };
  return inTransaction(db, async (tx) => {
    // Who registers sweeps out: nothing else takes away what nobody confirmed.
    await deleteExpiredRegistrations(tx, now);
    if (await provesMailbox(tx, invitationLinks, { invitationKey, email }, now)) {
      const userId = await makeAccount(tx, person, now);
      if (userId !== undefined) {
        await deleteRegistrationsOf(tx, email);
        return userId;
      }
    }
    const registrationId = await insertRegistration(tx, { ...person, expiresAt });
    await addJob(tx, 'send-registration-mail', { registrationId });
    return undefined;
  });
}
