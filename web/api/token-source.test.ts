import { expect, test } from 'vitest';
import { getAuthenticationToken, signedOutTokens } from './token-source.ts';

test("with no user, 'No user is currently logged in' surfaces as 'Failed to get authentication token' (S8.7)", async () => {
  const error = await getAuthenticationToken(signedOutTokens).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    message: 'Failed to get authentication token',
    cause: { message: 'No user is currently logged in' },
  });
});

test('nobody signed in has no token (S8.7)', async () => {
  expect(signedOutTokens.currentToken()).toBeUndefined();
  await expect(signedOutTokens.refreshToken()).rejects.toThrow('No user is currently logged in');
});

test('the current token is used while there is one', async () => {
  const tokens = {
    currentToken: () => 'token-1',
    refreshToken: () => Promise.reject(new Error('not needed')),
  };
  expect(await getAuthenticationToken(tokens)).toBe('token-1');
});

test('a user without a token yet gets a new one', async () => {
  const tokens = { currentToken: () => undefined, refreshToken: async () => 'token-2' };
  expect(await getAuthenticationToken(tokens)).toBe('token-2');
});

test("any failure of the provider surfaces as 'Failed to get authentication token' (S8.7)", async () => {
  const failure = new Error('503 from the provider');
  const tokens = { currentToken: () => undefined, refreshToken: () => Promise.reject(failure) };
  await expect(getAuthenticationToken(tokens)).rejects.toMatchObject({
    message: 'Failed to get authentication token',
    cause: failure,
  });
});
