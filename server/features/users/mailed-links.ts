import { createInvitationLinks } from './invitations/invitation-links.ts';
import { createRegistrationLinks } from './registration/registration-links.ts';

/** The links that lead to an account or a role; each has a purpose of its own under the one secret. */
export function createMailedLinks(secret: string, publicUrl: string) {
  return {
    links: createRegistrationLinks(secret, publicUrl),
    invitationLinks: createInvitationLinks(secret, publicUrl),
  };
}
