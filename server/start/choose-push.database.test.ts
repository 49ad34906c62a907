import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '../database/connect.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { Settings } from '../settings/settings.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { openPushPort } from './choose-push.ts';

async function openDatabase() {
  const database = await createTestDatabase();
  onTestFinished(() => database.release());
  const { db, close } = await connectDatabase({
    connection: database.connection,
    log: pino({ level: 'silent' }),
  });
  onTestFinished(close);
  return db;
}

async function choose(
  db: Awaited<ReturnType<typeof openDatabase>>,
  settings: Partial<Pick<Settings, 'firebase' | 'demo' | 'isDemoPublic'>> = {},
) {
  const push = await openPushPort({
    settings: { firebase: undefined, demo: false, isDemoPublic: false, ...settings },
    db,
    publicUrl: 'https://shop.example',
    readShopProfile: () => ({ email: '' }),
  });
  onTestFinished(push.close);
  return push;
}

const BROWSER = {
  kind: 'web_push',
  target: 'https://127.0.0.1/1',
  publicKey: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  authSecret: 'tBHItJI5svbpez7KI4CCXg',
} as const;

test('without a project of Firebase every node and every start uses the same keys, kept in the database (P15.5, P15.8)', async () => {
  const db = await openDatabase();
  const [first, ...others] = await Promise.all([choose(db), choose(db), choose(db)]);
  expect(first.port.terms).toMatchObject({
    kind: 'web_push',
    publicKey: expect.stringMatching(/^B[\w-]{86}$/),
  });
  for (const { port } of [...others, await choose(db)]) expect(port.terms).toEqual(first.port.terms);
});

test('only a demo that nobody else reaches rings at browsers on this machine', async () => {
  const db = await openDatabase();
  expect((await choose(db, { demo: true })).port.canReach(BROWSER)).toBe(true);
  expect((await choose(db, { demo: true, isDemoPublic: true })).port.canReach(BROWSER)).toBe(false);
  expect((await choose(db)).port.canReach(BROWSER)).toBe(false);
});

test('a project of Firebase carries every push, and pages may talk to its hosts, which they else may not (P15.5)', async () => {
  const db = await openDatabase();
  const firebase: Settings['firebase'] = {
    account: { projectId: 'oyin-bakes', clientEmail: '', privateKey: '', tokenUrl: '' },
    terms: {
      kind: 'fcm',
      publicKey: 'key',
      firebase: { apiKey: 'a', projectId: 'oyin-bakes', messagingSenderId: '1', appId: '1' },
    },
  };
  const readPolicy = (otherHosts: readonly string[]) =>
    contentSecurityPolicy({ scriptHashes: [], allowInlineStyles: false, otherHosts });
  const chosen = await choose(db, { firebase });
  expect(chosen.port.terms).toEqual(firebase.terms);
  expect(readPolicy(chosen.browserHosts)).toContain(
    "connect-src 'self' https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com;",
  );
  expect(readPolicy((await choose(db)).browserHosts)).toContain("connect-src 'self';");
});
