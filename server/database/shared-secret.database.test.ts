import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { connectDatabase } from './connect.ts';
import { secrets as secretRows } from './schema/secrets.ts';
import { obtainSecret, obtainSharedSecret } from './shared-secret.ts';

async function connect() {
  const database = await createTestDatabase();
  onTestFinished(() => database.release());
  const { db, close } = await connectDatabase({
    connection: database.connection,
    log: pino({ level: 'silent' }),
  });
  onTestFinished(close);
  return db;
}

test('a secret is made once, however many nodes ask for it at the same moment', async () => {
  const db = await connect();
  const secrets = await Promise.all(Array.from({ length: 5 }, () => obtainSharedSecret(db, 'identity')));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{64}$/);
  expect(await obtainSharedSecret(db, 'other')).not.toBe(secrets[0]);
});

test('with SECRET_KEY the secrets are derived and not in the database, and one kept before goes on (P21.21)', async () => {
  const db = await connect();
  const key = 'a key of the environment, made by chance';
  const derived = await obtainSecret(db, 'contact-form', key);
  expect(derived).toMatch(/^[\w-]{64}$/);
  expect(await obtainSecret(db, 'contact-form', key)).toBe(derived);
  expect(await obtainSecret(db, 'unsubscribe', key)).not.toBe(derived);
  expect(await obtainSecret(db, 'contact-form', `${key}!`)).not.toBe(derived);
  expect(await db.$count(secretRows)).toBe(0);

  const stored = await obtainSecret(db, 'second-factors', undefined);
  expect(await obtainSecret(db, 'second-factors', key)).toBe(stored);
});
