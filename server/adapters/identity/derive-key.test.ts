import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKeyDeriver } from './derive-key.ts';

const TERMS = { cost: 1_024, blockSize: 8, parallelization: 1 };
const salt = Buffer.from('a pinch of salt');

test('keys are those of scrypt, each for the password it was asked for, also when many ask at once', async () => {
  const derive = createKeyDeriver();
  const passwords = Array.from({ length: 20 }, (_, place) => `loaf ${place}`);
  const keys = await Promise.all(
    passwords.map((password) => derive({ password, salt, length: 32, terms: TERMS })),
  );
  expect(keys).toEqual(passwords.map((password) => scryptSync(password, salt, 32, TERMS)));
});

test('one whose terms are impossible is refused alone, and those beside it are served', async () => {
  const derive = createKeyDeriver();
  const impossible = { ...TERMS, cost: 1_000 };
  const [refused, served] = await Promise.allSettled([
    derive({ password: 'loaf', salt, length: 32, terms: impossible }),
    derive({ password: 'loaf', salt, length: 32, terms: TERMS }),
  ]);
  expect(refused.status).toBe('rejected');
  expect(served).toEqual({ status: 'fulfilled', value: scryptSync('loaf', salt, 32, TERMS) });
});
