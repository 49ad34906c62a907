import type { ShopProfile } from '../../domain/shop/profile.ts';
import { INVITATION_DAYS } from '../../domain/users/invitations.ts';
import { isAdministratorRole, ROLE_NAMES, type StaffRole } from '../../domain/users/roles.ts';
import { type ComposedMail, composeMail } from './compose-mail.ts';

type InvitationMailFacts = {
  readonly shop: ShopProfile;
  readonly role: StaffRole;
  readonly invitedBy: string;
  readonly link: string;
};

/** To somebody who is to work here, and may never have heard of this shop's screens. */
export function composeInvitationMail({ shop, role, invitedBy, link }: InvitationMailFacts): ComposedMail {
  const invited = `${invitedBy} has invited you`;
  return composeMail(shop, {
    subject: `Join the team at ${shop.name}`,
    preview: `${invited}. Sign in or create an account to accept.`,
    heading: `Join the team at ${shop.name}`,
    paragraphs: [
      `${invited} to work at ${shop.name}. Your role: ${ROLE_NAMES[role]}.`,
      'Tap the button, then sign in or create an account to accept.',
      ...(isAdministratorRole(role) ? ['This role needs two-step sign-in. We’ll help you set it up.'] : []),
    ],
    button: { label: 'Accept invitation', link },
    smallPrint: [
      `This link can be used once and expires in ${INVITATION_DAYS} days. Don’t forward it.`,
      'Not expecting this? Ignore this email and nothing will happen.',
    ],
  });
}
