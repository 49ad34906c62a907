import { eq } from 'drizzle-orm';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { isDuplicate } from '../../../database/duplicate.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { verifications } from '../../../database/schema/identity.ts';
import { inTransactionUnlessRefused } from '../../../database/transaction.ts';
import { notifyPerson } from '../../../jobs/queue-security-notices.ts';
import type { IdentityPort } from '../../../ports/identity.ts';
import { deleteOtherSessions } from '../account/account.store.ts';
import { deleteRegistrationsOf } from '../registration/registrations.store.ts';
import type { SignedLinks } from '../signed-links.ts';
import { deleteSessions, findUser, writeUser } from '../users.store.ts';
import { takeEmailChange } from './email-changes.store.ts';

const LINK_EXPIRED = refuse(
  'invalid',
  'link_expired',
  'This link has already been used or has expired. If your new address isn’t in use yet, ask for another link in your account.',
);

/** What hangs on the address of an account, and goes along to the new one. */
export type MoveEmail = (
  tx: Transaction,
  move: { readonly userId: string; readonly from: string; readonly to: string },
) => Promise<void>;

export type ConfirmEmailParts = {
  readonly db: Database;
  readonly identity: Pick<IdentityPort, 'hosted'>;
  readonly emailLinks: Pick<SignedLinks, 'readToken'>;
  readonly moveEmail: MoveEmail;
};

export type ConfirmedEmail = { readonly userId: string; readonly email: string };

/**
 * Whoever reads the mails of the new address has it from now on. What the old mailbox could still open ends: links to a new
 * password, and every session but the one in which the change was asked for with a fresh proof.
 */
export async function confirmEmailChange(
  parts: ConfirmEmailParts,
  token: string,
  now: Date,
): Promise<Result<ConfirmedEmail>> {
  const changeId = parts.emailLinks.readToken(token);
  if (changeId === undefined) return LINK_EXPIRED;
  try {
    return await inTransactionUnlessRefused(parts.db, (tx) => confirm(parts, tx, changeId, now));
  } catch (error) {
    // Somebody has opened an account with it meanwhile.
    if (isDuplicate(error, 'users_email_unique')) return LINK_EXPIRED;
    throw error;
  }
}

async function confirm(
  { identity, moveEmail }: ConfirmEmailParts,
  tx: Transaction,
  changeId: string,
  now: Date,
): Promise<Result<ConfirmedEmail>> {
  const change = await takeEmailChange(tx, changeId);
  const user = change && (await findUser(tx, change.userId));
  if (!user || user.disabledAt || change.expiresAt <= now) return LINK_EXPIRED;
  const { id: userId, email: from } = user;
  const { email, sessionId } = change;
  await writeUser(tx, userId, { email, emailVerified: true });
  await deleteRegistrationsOf(tx, email);
  await tx.delete(verifications).where(eq(verifications.value, userId));
  await (sessionId === null ? deleteSessions(tx, userId) : deleteOtherSessions(tx, userId, sessionId));
  await moveEmail(tx, { userId, from, to: email });
  await recordAuditEvent(tx, { action: 'user.email_changed', actorId: userId, subjectId: userId, at: now });
  await notifyPerson(tx, userId, 'email_changed', from);
  // Last: what follows a failure there is undone here, and the link can be followed again.
  const hosted = await identity.hosted?.changeEmail({ userId, email });
  return hosted === 'taken' ? LINK_EXPIRED : accept({ userId, email });
}
