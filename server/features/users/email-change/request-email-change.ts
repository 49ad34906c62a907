import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { SESSION_ENDED } from '../../../http/authentication.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { notifyPerson } from '../../../jobs/queue-security-notices.ts';
import { CONFIRMATION_LINK_HOURS } from '../../../mails/identity-mails.ts';
import { findUser } from '../users.store.ts';
import { deleteExpiredEmailChanges, writeEmailChange } from './email-changes.store.ts';

const HOUR_MS = 3_600_000;
const yours = 'This is already the email address of your account.';
const ALREADY_YOURS = refuse('invalid', 'same_email', yours, { email: yours });

/**
 * Changes nothing yet, and does the same work whether or not the new address has an account: only the job that writes there
 * looks, so that neither the answer nor its time can tell. The address of today hears of it while there is time to object.
 */
export async function requestEmailChange(
  db: Database,
  { userId, sessionId }: Actor,
  email: string,
  now: Date,
): Promise<Result<void>> {
  const user = await findUser(db, userId);
  if (!user) return SESSION_ENDED;
  if (user.email === email) return ALREADY_YOURS;
  const expiresAt = new Date(now.getTime() + CONFIRMATION_LINK_HOURS * HOUR_MS);
  await inTransaction(db, async (tx) => {
    await deleteExpiredEmailChanges(tx, now);
    const changeId = await writeEmailChange(tx, { userId, sessionId, email, expiresAt });
    await addJob(tx, 'send-email-change-mail', { changeId });
    await notifyPerson(tx, userId, 'email_change_requested');
  });
  return accept(undefined);
}
