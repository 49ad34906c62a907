import { createSignedLinks } from '../signed-links.ts';

export type InvitationLinks = ReturnType<typeof createInvitationLinks>;

/** Both open the same invitation. The one that is emailed is shown to nobody: whoever has it reads the mailbox. */
export function createInvitationLinks(secret: string, publicUrl: string) {
  const address = `${publicUrl}/invitation`;
  const shown = createSignedLinks({ secret, purpose: 'staff invitation', address });
  const emailed = createSignedLinks({ secret, purpose: 'emailed staff invitation', address });
  return {
    makeLink: shown.makeLink,
    makeEmailedLink: emailed.makeLink,
    readToken: (token: string) => shown.readToken(token) ?? emailed.readToken(token),
    readEmailedToken: emailed.readToken,
  };
}
