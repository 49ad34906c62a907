import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { connectDatabase } from './connect.ts';
import { obtainSharedSecret } from './shared-secret.ts';

test('a secret is made once, however many nodes ask for it at the same moment', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.release());
  const { db, close } = await connectDatabase({
    connection: database.connection,
    log: pino({ level: 'silent' }),
  });
  onTestFinished(close);
  const secrets = await Promise.all(Array.from({ length: 5 }, () => obtainSharedSecret(db, 'identity')));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{64}$/);
  expect(await obtainSharedSecret(db, 'other')).not.toBe(secrets[0]);
});
