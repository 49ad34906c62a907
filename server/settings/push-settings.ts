import type { FirebaseProject } from '../adapters/push/firebase.ts';
import { complainOfApiKey, readServiceAccount } from './firebase-settings.ts';

const OF_PUSHES_ALONE = ['FIREBASE_APP_ID', 'FIREBASE_MESSAGING_SENDER_ID', 'FIREBASE_VAPID_KEY'] as const;
const PARTS = ['FIREBASE_SERVICE_ACCOUNT', 'FIREBASE_API_KEY', ...OF_PUSHES_ALONE] as const;
type Name = 'IDENTITY' | (typeof PARTS)[number];

const FORMS = [
  ['FIREBASE_APP_ID', /^\d+:\d+:web:[\da-f]+$/, 'the appId of the web app, such as 1:123456789:web:0a1b2c3d'],
  ['FIREBASE_MESSAGING_SENDER_ID', /^\d{5,20}$/, 'the messagingSenderId of the web app, which is a number'],
  [
    'FIREBASE_VAPID_KEY',
    /^[\w-]{87}$/,
    'the public key of the Web Push certificate, 87 characters that begin with B',
  ],
] as const;

export type PushReading = { readonly firebase?: FirebaseProject; readonly problems: readonly string[] };

/** All of a Firebase project, or nothing of it, unless the rest is there for passwords alone. */
export function readFirebase(read: (name: Name) => string | undefined): PushReading {
  const missing = PARTS.filter((name) => read(name) === undefined);
  if (missing.length === PARTS.length) return { problems: [] };
  const isForPasswords = read('IDENTITY') === 'firebase';
  if (isForPasswords && OF_PUSHES_ALONE.every((name) => missing.includes(name))) return { problems: [] };
  if (missing.length > 0) {
    const problem = `Firebase needs ${missing.join(', ')} too: set all of ${PARTS.join(', ')}, or none.`;
    return { problems: [problem] };
  }
  const given = (name: Name) => read(name) ?? '';
  const apiKey = given('FIREBASE_API_KEY');
  const formProblems = FORMS.filter(([name, form]) => !form.test(given(name))).map(
    ([name, , words]) => `${name} must be ${words}, but it is "${given(name)}".`,
  );
  const account = readServiceAccount(given('FIREBASE_SERVICE_ACCOUNT'));
  const problems = [complainOfApiKey(apiKey), ...formProblems, account].filter(
    (outcome) => typeof outcome === 'string',
  );
  if (typeof account === 'string' || problems.length > 0) return { problems };
  return {
    firebase: {
      account,
      terms: {
        kind: 'fcm',
        publicKey: given('FIREBASE_VAPID_KEY'),
        firebase: {
          apiKey,
          projectId: account.projectId,
          messagingSenderId: given('FIREBASE_MESSAGING_SENDER_ID'),
          appId: given('FIREBASE_APP_ID'),
        },
      },
    },
    problems: [],
  };
}
