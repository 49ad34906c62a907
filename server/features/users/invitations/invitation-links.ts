import { createSignedLinks, type SignedLinks } from '../signed-links.ts';

export type InvitationLinks = SignedLinks;

export function createInvitationLinks(secret: string, publicUrl: string): InvitationLinks {
  return createSignedLinks({ secret, purpose: 'staff invitation', address: `${publicUrl}/invitation` });
}
