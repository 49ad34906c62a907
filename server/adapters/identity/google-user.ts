import type { GoogleProfile } from 'better-auth/social-providers';
import { decodeJwt } from 'jose';

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

/**
 * Whom Google says it is, if it says so to this shop. The token comes straight from Google's own endpoint over TLS, so its signature
 * is not looked at; for whom it was made the library does not ask.
 */
export function readGoogleUser(idToken: string | undefined, clientId: string) {
  if (idToken === undefined) return null;
  const profile = decodeJwt<GoogleProfile>(idToken);
  if (profile.aud !== clientId || !ISSUERS.includes(profile.iss ?? '')) return null;
  const { name, email, picture, email_verified: emailVerified } = profile;
  return { user: { name, email, image: picture, emailVerified }, data: profile };
}
