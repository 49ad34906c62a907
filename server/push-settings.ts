import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { FirebaseProject } from './adapters/push/firebase.ts';

const PARTS = [
  'FIREBASE_SERVICE_ACCOUNT',
  'FIREBASE_API_KEY',
  'FIREBASE_APP_ID',
  'FIREBASE_MESSAGING_SENDER_ID',
  'FIREBASE_VAPID_KEY',
] as const;
type Name = (typeof PARTS)[number];

const FORMS = [
  ['FIREBASE_API_KEY', /^[\w-]{20,100}$/, 'the apiKey of the web app, such as AIza…'],
  ['FIREBASE_APP_ID', /^\d+:\d+:web:[\da-f]+$/, 'the appId of the web app, such as 1:123456789:web:0a1b2c3d'],
  ['FIREBASE_MESSAGING_SENDER_ID', /^\d{5,20}$/, 'the messagingSenderId of the web app, which is a number'],
  [
    'FIREBASE_VAPID_KEY',
    /^[\w-]{87}$/,
    'the public key of the Web Push certificate, 87 characters that begin with B',
  ],
] as const;

const accountSchema = z.object({
  project_id: z.string().check(z.regex(/^[a-z][a-z\d-]{3,40}$/)),
  client_email: z.email(),
  private_key: z.string().check(z.startsWith('-----BEGIN PRIVATE KEY-----')),
  token_uri: z.url({ protocol: /^https$/ }),
});

export type PushReading = { readonly firebase?: FirebaseProject; readonly problems: readonly string[] };

/** All of a Firebase project, or nothing of it. The account holds a private key and is never repeated. */
export function readFirebase(read: (name: Name) => string | undefined): PushReading {
  const missing = PARTS.filter((name) => read(name) === undefined);
  if (missing.length === PARTS.length) return { problems: [] };
  if (missing.length > 0) {
    const problem = `Firebase needs ${missing.join(', ')} too: set all of ${PARTS.join(', ')}, or none.`;
    return { problems: [problem] };
  }
  const given = (name: Name) => read(name) ?? '';
  const problems = FORMS.filter(([name, form]) => !form.test(given(name))).map(
    ([name, , words]) => `${name} must be ${words}, but it is "${given(name)}".`,
  );
  const account = readAccount(given('FIREBASE_SERVICE_ACCOUNT'));
  if (typeof account === 'string') return { problems: [...problems, account] };
  if (problems.length > 0) return { problems };
  const { project_id: projectId, client_email: clientEmail, private_key: privateKey } = account;
  return {
    firebase: {
      account: { projectId, clientEmail, privateKey, tokenUrl: account.token_uri },
      terms: {
        kind: 'fcm',
        publicKey: given('FIREBASE_VAPID_KEY'),
        firebase: {
          apiKey: given('FIREBASE_API_KEY'),
          projectId,
          messagingSenderId: given('FIREBASE_MESSAGING_SENDER_ID'),
          appId: given('FIREBASE_APP_ID'),
        },
      },
    },
    problems: [],
  };
}

/** The account, or in one sentence why there is none. */
function readAccount(given: string): z.infer<typeof accountSchema> | string {
  let text = given;
  if (!given.startsWith('{')) {
    try {
      text = readFileSync(given, 'utf8');
    } catch {
      return 'FIREBASE_SERVICE_ACCOUNT must be the JSON of a service account or the path of its file, and no such file can be read.';
    }
  }
  try {
    return accountSchema.parse(JSON.parse(text));
  } catch {
    return 'FIREBASE_SERVICE_ACCOUNT must be the JSON of a service account with project_id, client_email, private_key and token_uri.';
  }
}
