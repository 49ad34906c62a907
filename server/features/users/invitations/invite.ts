import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import { INVITATION_DAYS, OPEN_INVITATIONS_MAX } from '../../../../domain/users/invitations.ts';
import type { StaffRole } from '../../../../domain/users/roles.ts';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { lockStaff } from '../users.store.ts';
import {
  countOpenInvitations,
  deleteExpiredInvitations,
  type InvitationRow,
  insertInvitation,
} from './invitations.store.ts';

const DAY_MS = 86_400_000;
const TOO_MANY_OPEN = refuse(
  'conflict',
  'too_many_invitations',
  `${OPEN_INVITATIONS_MAX} invitations are still open. Withdraw one you no longer need.`,
);

type NewInvitation = { readonly role: StaffRole; readonly email: string | null };

/** With an address the shop sends the link, without one the owner does. */
export function invite(
  db: Database,
  { userId }: Actor,
  { role, email }: NewInvitation,
  now: Date,
): Promise<Result<InvitationRow>> {
  return inTransaction(db, async (tx) => {
    await lockStaff(tx);
    await deleteExpiredInvitations(tx, now);
    if ((await countOpenInvitations(tx, now)) >= OPEN_INVITATIONS_MAX) return TOO_MANY_OPEN;
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
    const row = { role, email, invitedBy: userId, createdAt: now, expiresAt };
    const invitation = await insertInvitation(tx, row);
    const details = { after: role, way: email === null ? 'link' : 'email' };
    await recordAuditEvent(tx, { action: 'shop.staff_invited', actorId: userId, subjectId: userId, details });
    if (email !== null) await addJob(tx, 'send-invitation', { invitationId: invitation.id });
    return accept(invitation);
  });
}
