import type { Registration } from '../../../../contract/users.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { CONFIRMATION_LINK_HOURS } from '../../../mails/identity-mails.ts';
import type { IdentityPort } from '../../../ports/identity.ts';
import { deleteExpiredRegistrations, insertRegistration } from './registrations.store.ts';

const HOUR_MS = 3_600_000;

type RegisterParts = { readonly db: Database; readonly identity: Pick<IdentityPort, 'hashPassword'> };

/**
 * Makes no account yet, and does the same work whether or not the address has one: only the job that writes the mail looks,
 * so neither the answer nor its time can tell.
 */
export async function register(
  { db, identity }: RegisterParts,
  { email, name, phone, password }: Registration,
  now: Date,
): Promise<void> {
  const passwordHash = await identity.hashPassword(password);
  const expiresAt = new Date(now.getTime() + CONFIRMATION_LINK_HOURS * HOUR_MS);
  await inTransaction(db, async (tx) => {
    // Who registers sweeps out: nothing else takes away what nobody confirmed.
    await deleteExpiredRegistrations(tx, now);
    const registrationId = await insertRegistration(tx, { email, name, phone, passwordHash, expiresAt });
    await addJob(tx, 'send-registration-mail', { registrationId });
  });
}
