import type { FirebaseAuthentication } from '../adapters/identity/firebase/identity-toolkit.ts';
import { complainOfApiKey, readServiceAccount } from './firebase-settings.ts';
import { isLoopbackName } from './loopback-name.ts';

const PARTS = ['FIREBASE_SERVICE_ACCOUNT', 'FIREBASE_API_KEY'] as const;
type Name = 'IDENTITY' | 'FIREBASE_AUTH_EMULATOR_HOST' | (typeof PARTS)[number];

/** The emulator asks for no account and takes any key; a project whose name begins with demo- never leaves the machine. */
const EMULATED: FirebaseAuthentication = {
  account: { projectId: 'demo-oyin', clientEmail: '', privateKey: '', tokenUrl: '' },
  apiKey: 'emulated',
};

export type IdentityReading = {
  readonly firebaseAuthentication?: FirebaseAuthentication;
  readonly problems: readonly string[];
};

/** Who keeps the passwords. Firebase's own settings are there for pushes too, so they alone decide nothing. */
export function readIdentity(
  read: (name: Name) => string | undefined,
  { isDemo }: { readonly isDemo: boolean },
): IdentityReading {
  const choice = read('IDENTITY') ?? 'built-in';
  if (choice === 'built-in') return { problems: [] };
  if (choice !== 'firebase') {
    return { problems: [`IDENTITY must be built-in or firebase, but it is "${choice}".`] };
  }
  const emulator = read('FIREBASE_AUTH_EMULATOR_HOST');
  if (emulator !== undefined) return readEmulator(emulator, isDemo);
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

/** Whoever reaches an emulator signs in as anybody, so it is for the demo and this machine alone. */
function readEmulator(given: string, isDemo: boolean): IdentityReading {
  const url = URL.parse(`http://${given}`);
  const isAddress = url !== null && url.host === given.toLowerCase() && isLoopbackName(url.hostname);
  if (!isAddress) {
    return {
      problems: [
        `FIREBASE_AUTH_EMULATOR_HOST must be an address of this machine such as 127.0.0.1:9099, but it is "${given}".`,
      ],
    };
  }
  if (!isDemo) {
    return { problems: ['FIREBASE_AUTH_EMULATOR_HOST is for the demo alone: remove it, or set DEMO=1.'] };
  }
  return { firebaseAuthentication: { ...EMULATED, emulatorUrl: url.origin }, problems: [] };
}
