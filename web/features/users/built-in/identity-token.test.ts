import { expect, test } from 'vitest';
import { readIdentityToken } from './identity-token.ts';
import { makeToken } from './testing/make-token.ts';

test('user, admin claim and lifetime are read from the token, whatever letters are in it (S3.4)', () => {
  const text = makeToken({
    sub: 'u7',
    admin: true,
    role: 'owner',
    name: 'Ṣadé Ọ̀ṣun ÿÿÿ>>>???',
    iat: 5_000,
    exp: 5_300,
  });
  expect(text).toMatch(/[-_]/);
  expect(readIdentityToken(text)).toEqual({
    text,
    uid: 'u7',
    isAdmin: true,
    role: 'owner',
    lifetimeMs: 300_000,
  });
});

test.each([undefined, 'true', 1, null, false])('an admin claim of %j is none (S3.4)', (admin) => {
  expect(readIdentityToken(makeToken({ admin })).isAdmin).toBe(false);
});

test.each([
  '',
  'no token',
  'a.b.c',
  makeToken({ sub: 7 }),
  makeToken({ exp: 'soon' }),
  makeToken({ iat: null }),
])('what is no token (%j) is an error', (text) => {
  expect(() => readIdentityToken(text)).toThrow();
});
