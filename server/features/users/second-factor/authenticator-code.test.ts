import { expect, test } from 'vitest';
import {
  findCodePeriod,
  makeAuthenticatorSecret,
  showCode,
  writeAuthenticatorAddress,
} from './authenticator-code.ts';

/** “12345678901234567890”, the secret of the RFC's own table. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('after %i seconds the app shows what RFC 6238 says', (seconds, code) => {
  expect(showCode(SECRET, new Date(seconds * 1000))).toBe(code);
});

test('a code is good for half a minute before and after its own, and for no other', () => {
  const at = (seconds: number) => new Date(seconds * 1000);
  const code = showCode(SECRET, at(600));
  expect(findCodePeriod(SECRET, code, at(600))).toBe(20);
  expect(findCodePeriod(SECRET, code, at(570))).toBe(20);
  expect(findCodePeriod(SECRET, code, at(659))).toBe(20);
  expect(findCodePeriod(SECRET, code, at(660))).toBeUndefined();
  expect(findCodePeriod(SECRET, code, at(569))).toBeUndefined();
  expect(findCodePeriod(SECRET, '12345', at(600))).toBeUndefined();
});

test('a new secret has 160 bits that no other has', () => {
  const secrets = Array.from({ length: 50 }, makeAuthenticatorSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

test('the address for the app names the shop and the account', () => {
  expect(writeAuthenticatorAddress(SECRET, { shopName: 'Oyin Bakes', email: 'ada@bakery.example' })).toBe(
    `otpauth://totp/Oyin%20Bakes:ada%40bakery.example?secret=${SECRET}&issuer=Oyin%20Bakes`,
  );
});
