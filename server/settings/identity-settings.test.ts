import { expect, test } from 'vitest';
import { readIdentity } from './identity-settings.ts';
import { readFirebase } from './push-settings.ts';
import { readSettings } from './settings.ts';

const PRIVATE_KEY = '-----BEGIN PRIVATE KEY-----\nhunter2\n-----END PRIVATE KEY-----\n';
const GOOD = {
  IDENTITY: 'firebase',
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
    project_id: 'oyin-bakes',
    client_email: 'shop@oyin-bakes.iam.gserviceaccount.com',
    private_key: PRIVATE_KEY,
    token_uri: 'https://oauth2.googleapis.com/token',
  }),
  FIREBASE_API_KEY: 'AIzaSyA0123456789abcdefghijklmnopqrstuv',
};
const PUSHES = {
  FIREBASE_APP_ID: '1:123456789012:web:0a1b2c3d4e5f',
  FIREBASE_MESSAGING_SENDER_ID: '123456789012',
  FIREBASE_VAPID_KEY: `B${'a'.repeat(86)}`,
};
const DEMO = { isDemo: true };
const from = (given: Readonly<Record<string, string>>) => (name: string) => given[name];

test('the shop keeps the passwords itself unless told otherwise, whatever there is of Firebase (P15.2)', () => {
  const { IDENTITY, ...firebase } = GOOD;
  for (const given of [{}, { IDENTITY: 'built-in' }, firebase, { ...firebase, ...PUSHES }]) {
    expect(readIdentity(from(given), DEMO)).toEqual({ problems: [] });
  }
});

test('Firebase keeps them with two settings, and leaves pushes as they are (P15.2)', () => {
  expect(readIdentity(from(GOOD), DEMO)).toEqual({
    problems: [],
    firebaseAuthentication: {
      apiKey: GOOD.FIREBASE_API_KEY,
      account: {
        projectId: 'oyin-bakes',
        clientEmail: 'shop@oyin-bakes.iam.gserviceaccount.com',
        privateKey: PRIVATE_KEY,
        tokenUrl: 'https://oauth2.googleapis.com/token',
      },
    },
  });
  expect(readFirebase(from(GOOD))).toEqual({ problems: [] });
  expect(readFirebase(from({ ...GOOD, ...PUSHES })).firebase?.account.projectId).toBe('oyin-bakes');
});

test.each([
  [{ IDENTITY: 'auth0' }, 'IDENTITY must be built-in or firebase, but it is "auth0".'],
  [
    { IDENTITY: 'firebase' },
    'IDENTITY is firebase, which needs FIREBASE_SERVICE_ACCOUNT and FIREBASE_API_KEY.',
  ],
  [{ ...GOOD, FIREBASE_API_KEY: '' }, 'IDENTITY is firebase, which needs FIREBASE_API_KEY.'],
  [
    { ...GOOD, FIREBASE_API_KEY: 'short' },
    'FIREBASE_API_KEY must be the apiKey of the web app, such as AIza…, but it is "short".',
  ],
  [
    { ...GOOD, FIREBASE_SERVICE_ACCOUNT: '{"private_key":"hunter2"}' },
    'FIREBASE_SERVICE_ACCOUNT must be the JSON of a service account with project_id, client_email, private_key and token_uri.',
  ],
])('%j is one clear sentence', (given, sentence) => {
  const reading = readIdentity((name) => from(given)(name) || undefined, DEMO);
  expect(reading).toEqual({ problems: [sentence] });
});

test('what pushes and passwords share is complained of once', () => {
  const { problems } = readSettings({ ...GOOD, ...PUSHES, FIREBASE_API_KEY: 'short' });
  expect(problems).toEqual([
    'FIREBASE_API_KEY must be the apiKey of the web app, such as AIza…, but it is "short".',
  ]);
});

test('the emulator needs nothing but its address, on this machine and in the demo alone (P32.16)', () => {
  const given = { IDENTITY: 'firebase', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
  expect(readIdentity(from(given), DEMO)).toMatchObject({
    problems: [],
    firebaseAuthentication: { emulatorUrl: 'http://127.0.0.1:9099' },
  });
  expect(readIdentity(from(given), { isDemo: false }).problems).toEqual([
    'FIREBASE_AUTH_EMULATOR_HOST is for the demo alone: remove it, or set DEMO=1.',
  ]);
  for (const host of ['emulator.example:9099', '127.0.0.1:9099/x', 'http://127.0.0.1:9099']) {
    expect(readIdentity(from({ ...given, FIREBASE_AUTH_EMULATOR_HOST: host }), DEMO).problems).toHaveLength(
      1,
    );
  }
});
