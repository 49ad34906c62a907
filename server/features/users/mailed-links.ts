import { createInvitationLinks } from './invitations/invitation-links.ts';
import { createRegistrationLinks } from './registration/registration-links.ts';
import { createSignedLinks } from './signed-links.ts';

/** The links that lead to an account or a role; each has a purpose of its own under the one secret. */
export function createMailedLinks(secret: string, publicUrl: string) {
  return {
    links: createRegistrationLinks(secret, publicUrl),
    invitationLinks: createInvitationLinks(secret, publicUrl),
    emailLinks: createSignedLinks({ secret, purpose: 'confirm new email', address: `${publicUrl}/newemail` }),
  };
}
