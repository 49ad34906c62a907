import { nameNetwork } from '../../http/client-address.ts';
import type { Attempt, RateLimit } from '../../http/rate-limit.ts';

/** Low enough that nobody guesses a password, from one place. */
const BY_EMAIL_AND_NETWORK: RateLimit = { name: 'sign-in-there', attempts: 10, perMinutes: 15 };
/** From many places; higher, so that one rude stranger cannot lock the owner out. */
const BY_EMAIL: RateLimit = { name: 'sign-in-email', attempts: 50, perMinutes: 60 };
/** A mobile network puts thousands of customers behind one address. */
const BY_NETWORK: RateLimit = { name: 'sign-in-network', attempts: 300, perMinutes: 15 };
/** A tab needs one every few minutes. */
const TOKENS: RateLimit = { name: 'token', attempts: 60, perMinutes: 1 };

export function countSignIn(email: string, clientAddress: string) {
  const network = nameNetwork(clientAddress);
  return {
    byEmailAndNetwork: { limit: BY_EMAIL_AND_NETWORK, key: `${email} ${network}` },
    byEmail: { limit: BY_EMAIL, key: email },
    byNetwork: { limit: BY_NETWORK, key: network },
  } satisfies Record<string, Attempt>;
}

export function countGoogleSignIn(clientAddress: string): Attempt {
  return { limit: BY_NETWORK, key: nameNetwork(clientAddress) };
}

export function countToken(session: string): Attempt {
  return { limit: TOKENS, key: session };
}
