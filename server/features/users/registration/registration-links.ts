import { createSignedLinks, type SignedLinks } from '../signed-links.ts';

export type RegistrationLinks = SignedLinks;

export function createRegistrationLinks(secret: string, publicUrl: string): RegistrationLinks {
  const address = `${publicUrl}/confirmemail`;
  return createSignedLinks({ secret, purpose: 'confirm registration', address });
}
