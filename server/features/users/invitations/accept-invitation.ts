import { accept, type Result } from '../../../../domain/refusal.ts';
import { checkAcceptance, INVITATION_ENDED } from '../../../../domain/users/invitations.ts';
import type { StaffRole } from '../../../../domain/users/roles.ts';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransactionUnlessRefused } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { SESSION_ENDED } from '../../../http/authentication.ts';
import { notifyOfStaffChange } from '../../../jobs/queue-security-notices.ts';
import { hasSecondFactor } from '../second-factor/second-factors.store.ts';
import { findUser, lockStaff, writeUser } from '../users.store.ts';
import { takeInvitation } from './invitations.store.ts';

export type AcceptParts = {
  readonly db: Database;
  /** A demo has no secrets to keep, and its visitors no authenticator app at hand. */
  readonly demandsSecondFactor: boolean;
};

/** One use: whoever is refused leaves the invitation as it was. */
export function acceptInvitation(
  { db, demandsSecondFactor }: AcceptParts,
  { userId }: Actor,
  invitationId: string,
  now: Date,
): Promise<Result<StaffRole>> {
  return inTransactionUnlessRefused(db, async (tx) => {
    await lockStaff(tx);
    const user = await findUser(tx, userId);
    if (!user) return SESSION_ENDED;
    const invitation = await takeInvitation(tx, invitationId, now);
    if (!invitation) return INVITATION_ENDED;
    const isProtected = !demandsSecondFactor || (await hasSecondFactor(tx, userId));
    const checked = checkAcceptance(invitation, { role: user.role, hasSecondFactor: isProtected });
    if (!checked.ok) return checked;
    const { role, invitedBy } = invitation;
    await writeUser(tx, userId, { role });
    await recordAuditEvent(tx, {
      action: 'user.invitation_accepted',
      actorId: userId,
      subjectId: userId,
      details: { before: 'customer', after: role },
    });
    const member = { userId, did: 'joined', after: role } as const;
    await notifyOfStaffChange(tx, invitedBy, member);
    return accept(role);
  });
}
