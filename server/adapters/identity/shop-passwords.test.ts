import { hashPassword } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { SHOP_PASSWORDS } from './shop-passwords.ts';

const PASSWORD = 'three warm loaves at dawn';

test('a password is hashed with the cost that is recommended today, and its hash says so (P26.13)', async () => {
  const hash = await SHOP_PASSWORDS.hash(PASSWORD);
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{86}$/);
  expect(await SHOP_PASSWORDS.verify({ hash, password: PASSWORD })).toBe(true);
  expect(await SHOP_PASSWORDS.verify({ hash, password: `${PASSWORD} ` })).toBe(false);
  expect(SHOP_PASSWORDS.isOutdated?.(hash)).toBe(false);
});

test('a hash of before is still good, and known to be outdated (P26.13)', async () => {
  const hash = await hashPassword(PASSWORD);
  expect(await SHOP_PASSWORDS.verify({ hash, password: PASSWORD })).toBe(true);
  expect(await SHOP_PASSWORDS.verify({ hash, password: 'another one' })).toBe(false);
  expect(SHOP_PASSWORDS.isOutdated?.(hash)).toBe(true);
});
