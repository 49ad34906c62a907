import type { FirebaseAuthentication } from '../adapters/identity/firebase/identity-toolkit.ts';
import { complainOfApiKey, readServiceAccount } from './firebase-settings.ts';

const PARTS = ['FIREBASE_SERVICE_ACCOUNT', 'FIREBASE_API_KEY'] as const;
type Name = 'IDENTITY' | (typeof PARTS)[number];

export type IdentityReading = {
  readonly firebaseAuthentication?: FirebaseAuthentication;
  readonly problems: readonly string[];
};

/** Who keeps the passwords. Firebase's own settings are there for pushes too, so they alone decide nothing. */
export function readIdentity(read: (name: Name) => string | undefined): IdentityReading {
  const choice = read('IDENTITY') ?? 'built-in';
  if (choice === 'built-in') return { problems: [] };
  if (choice !== 'firebase') {
    return { problems: [`IDENTITY must be built-in or firebase, but it is "${choice}".`] };
  }
  const missing = PARTS.filter((name) => read(name) === undefined);
  if (missing.length > 0)
    return { problems: [`IDENTITY is firebase, which needs ${missing.join(' and ')}.`] };

  const apiKey = read('FIREBASE_API_KEY') ?? '';
  const keyProblem = complainOfApiKey(apiKey);
  const account = readServiceAccount(read('FIREBASE_SERVICE_ACCOUNT') ?? '');
  const problems = [keyProblem, account].filter((outcome) => typeof outcome === 'string');
  if (typeof account === 'string' || problems.length > 0) return { problems };
  return { firebaseAuthentication: { account, apiKey }, problems: [] };
}
