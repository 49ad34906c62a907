import { nameNetwork } from './client-address.ts';
import { type Attempt, countNetwork, type RateLimit } from './rate-limit.ts';

/** Low enough that nobody guesses a password, from one place. */
const BY_EMAIL_AND_NETWORK: RateLimit = { name: 'sign-in-there', attempts: 10, perMinutes: 15 };
/** From many places. */
const BY_EMAIL: RateLimit = { name: 'sign-in-email', attempts: 50, perMinutes: 60 };
/** A mobile network puts thousands of customers behind one address. */
const BY_NETWORK: RateLimit = { name: 'sign-in-network', attempts: 300, perMinutes: 15 };
/** Where the person has signed in before: what strangers guess does not count there. */
const BY_BROWSER: RateLimit = { name: 'sign-in-browser', attempts: 10, perMinutes: 15 };
/** A tab needs one every few minutes. */
const TOKENS: RateLimit = { name: 'token', attempts: 60, perMinutes: 1 };

type Guess = {
  readonly email: string;
  readonly clientAddress: string;
  /** Undefined where the person is not known. */
  readonly browser: string | undefined;
};

export function countSignIn({ email, clientAddress, browser }: Guess): readonly Attempt[] {
  if (browser !== undefined) return [{ limit: BY_BROWSER, key: browser }];
  return [...listGuesses(email, clientAddress), ...countGoogleSignIn(clientAddress)];
}

/** What is forgotten once somebody has shown who they are. */
export function listGuesses(email: string, clientAddress: string): readonly Attempt[] {
  return [
    { limit: BY_EMAIL_AND_NETWORK, key: `${email} ${nameNetwork(clientAddress)}` },
    { limit: BY_EMAIL, key: email },
  ];
}

export function countGoogleSignIn(clientAddress: string): readonly Attempt[] {
  return countNetwork(BY_NETWORK, clientAddress);
}

export function countToken(session: string): Attempt {
  return { limit: TOKENS, key: session };
}
