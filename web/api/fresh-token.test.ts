import { expect, test } from 'vitest';
import { setUpClient } from './testing/set-up-client.ts';

test('a request that needs a fresh token goes out with one fetched for it (S7.3)', async () => {
  const { client, calls, tokens } = setUpClient([Response.json({})], { token: 'token-1' });
  await client.request({
    method: 'POST',
    path: '/api/products',
    body: { name: 'Puff-Puff' },
    needsFreshToken: true,
  });
  expect(tokens.refreshToken).toHaveBeenCalledOnce();
  expect(calls.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-2']);
});

test('a token that cannot be fetched fails the request, and takes nobody away from what they typed', async () => {
  const { client, calls, tokens, goToLogin } = setUpClient([], { token: 'token-1' });
  tokens.refreshToken.mockRejectedValue(new Error('Network error. Please check your connection.'));
  await expect(
    client.request({ method: 'POST', path: '/api/products', body: {}, needsFreshToken: true }),
  ).rejects.toThrow('Network error. Please check your connection.');
  expect(calls).toEqual([]);
  expect(goToLogin).not.toHaveBeenCalled();
});

test('while the token of whoever is signed in is still to come, a call waits for it instead of going out as a stranger’s (S7.1)', async () => {
  const { client, calls, tokens } = setUpClient([Response.json({})]);
  tokens.isAwaited.mockReturnValue(true);
  await client.request({ method: 'POST', path: '/api/account/addresses', body: {} });
  expect(tokens.refreshToken).toHaveBeenCalledOnce();
  expect(calls.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-2']);
});

test('where that token cannot be fetched, reading goes on to what is stored for times without a line, and nothing is written (S7.1)', async () => {
  const { client, calls, tokens } = setUpClient([Response.json({ number: '482-093-713' })]);
  tokens.isAwaited.mockReturnValue(true);
  tokens.refreshToken.mockRejectedValue(new Error('Network error. Please check your connection.'));
  expect(await client.request({ path: '/api/orders/o1' })).toEqual({ number: '482-093-713' });
  await expect(client.request({ method: 'POST', path: '/api/orders', body: {} })).rejects.toThrow(
    'Network error. Please check your connection.',
  );
  expect(calls.map(({ headers }) => headers.authorization)).toEqual([undefined]);
});
