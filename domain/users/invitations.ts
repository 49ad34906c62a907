import { accept, type Result, refuse } from '../refusal.ts';
import { SECOND_FACTOR_MISSING } from './demanded-factor.ts';
import { isAdministratorRole, ROLE_NAMES, type StaffRole } from './roles.ts';

export const INVITATION_DAYS = 7;
/** A bakery is two to ten people: more open invitations are a mistake, or somebody else's doing. */
export const OPEN_INVITATIONS_MAX = 20;

export const INVITATION_ENDED = refuse(
  'gone',
  'invitation_ended',
  'This invitation has already been used, has expired or was withdrawn. Ask the owner for a new one.',
);

type Invited = {
  readonly role: StaffRole | null;
  readonly hasSecondFactor: boolean;
};

/** An invitation makes staff of a customer; it changes nobody's role, so that a stray link cannot demote an owner. */
export function checkAcceptance(
  invitation: { readonly role: StaffRole },
  { role, hasSecondFactor }: Invited,
): Result<void> {
  if (role !== null) {
    const message = `You already work here as ${ROLE_NAMES[role]}. Ask the owner if your role should change.`;
    return refuse('conflict', 'already_staff', message);
  }
  if (isAdministratorRole(invitation.role) && !hasSecondFactor) return SECOND_FACTOR_MISSING;
  return accept(undefined);
}
