import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { readFirebase } from './push-settings.ts';

const PRIVATE_KEY = '-----BEGIN PRIVATE KEY-----\nhunter2\n-----END PRIVATE KEY-----\n';
const ACCOUNT = {
  type: 'service_account',
  project_id: 'oyin-bakes',
  client_email: 'shop@oyin-bakes.iam.gserviceaccount.com',
  private_key: PRIVATE_KEY,
  token_uri: 'https://oauth2.googleapis.com/token',
};
const GOOD = {
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify(ACCOUNT),
  FIREBASE_API_KEY: 'AIzaSyA0123456789abcdefghijklmnopqrstuv',
  FIREBASE_APP_ID: '1:123456789012:web:0a1b2c3d4e5f',
  FIREBASE_MESSAGING_SENDER_ID: '123456789012',
  FIREBASE_VAPID_KEY: `B${'a'.repeat(86)}`,
};
const read = (given: Readonly<Record<string, string>>) => readFirebase((name) => given[name]);

test('without any of it there is no Firebase, and nothing to complain about', () => {
  expect(read({})).toEqual({ problems: [] });
});

test('a whole project is read, from JSON or from a file', async () => {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const path = join(folder.path, 'account.json');
  await writeFile(path, GOOD.FIREBASE_SERVICE_ACCOUNT);
  const expected = {
    problems: [],
    firebase: {
      account: {
        projectId: 'oyin-bakes',
        clientEmail: 'shop@oyin-bakes.iam.gserviceaccount.com',
        privateKey: PRIVATE_KEY,
        tokenUrl: 'https://oauth2.googleapis.com/token',
      },
      terms: {
        kind: 'fcm',
        publicKey: GOOD.FIREBASE_VAPID_KEY,
        firebase: {
          apiKey: GOOD.FIREBASE_API_KEY,
          projectId: 'oyin-bakes',
          messagingSenderId: '123456789012',
          appId: '1:123456789012:web:0a1b2c3d4e5f',
        },
      },
    },
  };
  expect(read(GOOD)).toEqual(expected);
  expect(read({ ...GOOD, FIREBASE_SERVICE_ACCOUNT: path })).toEqual(expected);
});

test.each(Object.keys(GOOD))('without %s alone, the sentence names it', (name) => {
  const { [name as keyof typeof GOOD]: _, ...rest } = GOOD;
  expect(read(rest).problems).toEqual([
    `Firebase needs ${name} too: set all of FIREBASE_SERVICE_ACCOUNT, FIREBASE_API_KEY, FIREBASE_APP_ID, FIREBASE_MESSAGING_SENDER_ID, FIREBASE_VAPID_KEY, or none.`,
  ]);
});

test.each([
  ['FIREBASE_API_KEY', 'short'],
  ['FIREBASE_APP_ID', '123'],
  ['FIREBASE_MESSAGING_SENDER_ID', 'a number'],
  ['FIREBASE_VAPID_KEY', 'B'],
])('%s as "%s" is one clear sentence', (name, value) => {
  const { problems, firebase } = read({ ...GOOD, [name]: value });
  expect(firebase).toBeUndefined();
  expect(problems).toEqual([
    expect.stringMatching(new RegExp(`^${name} must be .+ but it is "${value}"\\.$`)),
  ]);
});

test.each([
  ['/no/such/file.json', 'no such file can be read'],
  ['{', 'must be the JSON of a service account'],
  [JSON.stringify({ ...ACCOUNT, private_key: 'hunter2' }), 'must be the JSON of a service account'],
  [JSON.stringify({ ...ACCOUNT, token_uri: 'http://evil.example' }), 'must be the JSON of a service account'],
])('a service account such as %j is refused, and never repeated', (account, words) => {
  const { problems } = read({ ...GOOD, FIREBASE_SERVICE_ACCOUNT: account });
  expect(problems).toEqual([expect.stringContaining(words)]);
  expect(problems[0]).not.toContain('hunter2');
});
