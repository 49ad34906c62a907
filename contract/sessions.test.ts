import { describe, expect, test } from 'vitest';
import { signInEndpoint, signInWithGoogleEndpoint, tokenClaimsSchema } from './sessions.ts';

describe('signing in', () => {
  const { bodySchema } = signInEndpoint;

  test('takes the address in any case, the password as it is, and keeps nobody signed in unasked', () => {
    expect(bodySchema.parse({ email: ' Ada@Bakery.Example ', password: ' spaces count ' })).toEqual({
      email: 'ada@bakery.example',
      password: ' spaces count ',
      rememberMe: false,
    });
  });

  test('does not judge an old password by the rules for new ones', () => {
    expect(bodySchema.safeParse({ email: 'ada@bakery.example', password: 'old' }).success).toBe(true);
  });

  test('drops what nobody asked for', () => {
    const body = { email: 'ada@bakery.example', password: 'x', isAdmin: true, callbackURL: '//evil.example' };
    expect(Object.keys(bodySchema.parse(body)).sort()).toEqual(['email', 'password', 'rememberMe']);
  });
});

describe('the way back from Google', () => {
  const isPath = (callbackURL: unknown) =>
    signInWithGoogleEndpoint.bodySchema.safeParse({ provider: 'google', callbackURL }).success;

  test.each(['/', '/orders', '/products?category=cakes', '/checkout#pay', undefined])('may be %s', (path) => {
    expect(isPath(path)).toBe(true);
  });

  test.each(['', 'orders', 'https://evil.example', '//evil.example', '/\\evil.example', '/a\\b', '/a b', 7])(
    'may not be %s',
    (path) => {
      expect(isPath(path)).toBe(false);
    },
  );
});

test('a token without the admin flag as a boolean is no token of ours (S3.4)', () => {
  const claims = {
    sub: 'u1',
    email: 'ada@bakery.example',
    email_verified: true,
    name: 'Ada',
    picture: null,
    admin: true,
    role: 'owner',
    sid: 's1',
    mark: 'm1',
    exp: 1,
  };
  expect(tokenClaimsSchema.parse({ ...claims, iss: 'x' })).toEqual(claims);
  expect(tokenClaimsSchema.safeParse({ ...claims, admin: 'true' }).success).toBe(false);
  expect(tokenClaimsSchema.safeParse({ ...claims, admin: undefined }).success).toBe(false);
});
