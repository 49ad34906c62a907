import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { takeInvitation } from './invitations.store.ts';

export const NO_SUCH_INVITATION = refuse(
  'not_found',
  'no_such_invitation',
  'This invitation is no longer open. It was accepted, withdrawn or has expired.',
);

export function revokeInvitation(
  db: Database,
  { userId }: Actor,
  id: string,
  now: Date,
): Promise<Result<void>> {
  return inTransaction(db, async (tx) => {
    const invitation = await takeInvitation(tx, id, now);
    if (!invitation) return NO_SUCH_INVITATION;
    const details = { after: invitation.role };
    await recordAuditEvent(tx, {
      action: 'shop.invitation_revoked',
      actorId: userId,
      subjectId: userId,
      details,
    });
    return accept(undefined);
  });
}
