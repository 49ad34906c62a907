import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { setUpClient } from './testing/set-up-client.ts';

const unauthorised = () =>
  Response.json({ message: 'Sign in again.', code: 'token_expired' }, { status: 401 });

afterEach(() => {
  vi.useRealTimers();
});

describe('a 401', () => {
  test('refreshes the token once and tries again with the new one (S8.1)', async () => {
    const { client, calls, tokens, log, goToLogin } = setUpClient(
      [unauthorised(), Response.json({ id: 'o1' })],
      {
        token: 'token-1',
      },
    );
    const order = { cake: 'c1' };
    const answer = client.request({
      method: 'POST',
      path: '/api/orders',
      body: order,
      query: { draft: true },
      idempotencyKey: 'key-1',
    });
    expect(await answer).toEqual({ id: 'o1' });

    expect(tokens.refreshToken).toHaveBeenCalledTimes(1);
    expect(calls.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-1', 'Bearer token-2']);
    const [first, second] = calls.map(({ address, init, headers }) => ({
      address,
      method: init.method,
      body: init.body,
      key: headers['idempotency-key'],
    }));
    expect(second).toEqual(first);
    expect(second).toEqual({
      address: '/api/orders?draft=true',
      method: 'POST',
      body: '{"cake":"c1"}',
      key: 'key-1',
    });
    expect(log).not.toHaveBeenCalled();
    expect(goToLogin).not.toHaveBeenCalled();
  });

  test('is refreshed also when there was no token yet, as after a reload (S8.1)', async () => {
    const { client, calls } = setUpClient([unauthorised(), Response.json([])]);
    expect(await client.request({ path: '/notifications' })).toEqual([]);
    expect(calls.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer token-2']);
  });

  test('that comes again is not tried a second time, and logged as "Unauthorized access" (S8.1, S8.3)', async () => {
    const { client, calls, tokens, log, goToLogin } = setUpClient([unauthorised(), unauthorised()], {
      token: 'token-1',
    });
    const error = await client.request({ path: '/notifications' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: 'Sign in again.', status: 401, code: 'token_expired' });
    expect(calls).toHaveLength(2);
    expect(tokens.refreshToken).toHaveBeenCalledTimes(1);
    expect(log.mock.calls).toEqual([
      ['Unauthorized access', { method: 'GET', path: '/notifications', status: 401 }],
    ]);
    expect(goToLogin).not.toHaveBeenCalled();
  });

  test('whose second try is refused otherwise rejects with that refusal (S8.1)', async () => {
    const forbidden = Response.json({ message: 'Administrators only.' }, { status: 403 });
    const { client } = setUpClient([unauthorised(), forbidden], { token: 'token-1' });
    await expect(client.request({ path: '/api/admin/users' })).rejects.toMatchObject({
      message: 'Administrators only.',
      status: 403,
    });
  });

  test('with a refresh that fails is logged, leads to the login and is not tried again (S8.1, S8.3)', async () => {
    const { client, calls, tokens, log, goToLogin } = setUpClient([unauthorised()], { token: 'token-1' });
    const failure = new Error('token-1 of ada@bakery.example was revoked');
    tokens.refreshToken.mockRejectedValue(failure);
    const error = await client.request({ path: '/notifications' }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: 'Sign in again.', status: 401, cause: failure });
    expect(calls).toHaveLength(1);
    expect(goToLogin).toHaveBeenCalledTimes(1);
    expect(log.mock.calls).toEqual([
      ['Token refresh failed', { reason: 'Error' }],
      ['Unauthorized access', { method: 'GET', path: '/notifications', status: 401 }],
    ]);
  });

  test('with a refresh that never ends leads to the login when its time is up (S8.1)', async () => {
    vi.useFakeTimers();
    const { client, tokens, goToLogin } = setUpClient([unauthorised()], { token: 'token-1', timeoutMs: 200 });
    tokens.refreshToken.mockReturnValue(new Promise(() => {}));
    const request = client.request({ path: '/notifications' }).catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(199);
    expect(goToLogin).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await request).toMatchObject({ status: 401 });
    expect(goToLogin).toHaveBeenCalledTimes(1);
  });
});

describe('many 401s at the same time', () => {
  test('share one refresh, and each is tried again once (S8.1)', async () => {
    const { client, calls, tokens } = setUpClient(
      [unauthorised(), unauthorised(), unauthorised(), Response.json(1), Response.json(2), Response.json(3)],
      { token: 'token-1' },
    );
    const refreshed = Promise.withResolvers<string>();
    tokens.refreshToken.mockReturnValue(refreshed.promise);
    const requests = [
      client.request({ path: '/api/a' }),
      client.request({ path: '/api/b' }),
      client.request({ path: '/api/c' }),
    ];
    // Each asks for the token when it is sent and again when it is refused: six times, and all are waiting.
    await vi.waitFor(() => expect(tokens.currentToken).toHaveBeenCalledTimes(6));
    refreshed.resolve('token-2');

    expect(await Promise.all(requests)).toEqual([1, 2, 3]);
    expect(tokens.refreshToken).toHaveBeenCalledTimes(1);
    expect(calls.slice(3).map(({ address, headers }) => [address, headers.authorization])).toEqual([
      ['/api/a', 'Bearer token-2'],
      ['/api/b', 'Bearer token-2'],
      ['/api/c', 'Bearer token-2'],
    ]);
  });

  test('whose shared refresh fails lead to the login once (S8.1)', async () => {
    const { client, tokens, goToLogin } = setUpClient([unauthorised(), unauthorised()], { token: 'token-1' });
    const refreshed = Promise.withResolvers<string>();
    tokens.refreshToken.mockReturnValue(refreshed.promise);
    const outcomes = Promise.allSettled([
      client.request({ path: '/api/a' }),
      client.request({ path: '/api/b' }),
    ]);
    await vi.waitFor(() => expect(tokens.currentToken).toHaveBeenCalledTimes(4));
    refreshed.reject(new Error('revoked'));

    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(tokens.refreshToken).toHaveBeenCalledTimes(1);
    expect(goToLogin).toHaveBeenCalledTimes(1);
  });

  test('need no second refresh when one arrives after the token was renewed (S8.1)', async () => {
    const late = Promise.withResolvers<Response>();
    const { client, calls, tokens } = setUpClient(
      [() => late.promise, unauthorised(), Response.json('quick'), Response.json('slow')],
      { token: 'token-1' },
    );
    const slow = client.request({ path: '/api/slow' });
    expect(await client.request({ path: '/api/quick' })).toBe('quick');
    late.resolve(unauthorised());
    expect(await slow).toBe('slow');
    expect(tokens.refreshToken).toHaveBeenCalledTimes(1);
    expect(calls[3]?.headers.authorization).toBe('Bearer token-2');
  });
});

test('a later 401 is refreshed anew, whether the refresh before it worked or not (S8.1)', async () => {
  const { client, tokens } = setUpClient([
    unauthorised(),
    unauthorised(),
    Response.json(1),
    unauthorised(),
    Response.json(2),
  ]);
  tokens.refreshToken.mockRejectedValueOnce(new Error('offline'));
  await expect(client.request({ path: '/api/a' })).rejects.toMatchObject({ status: 401 });
  expect(await client.request({ path: '/api/b' })).toBe(1);
  expect(await client.request({ path: '/api/c' })).toBe(2);
  expect(tokens.refreshToken).toHaveBeenCalledTimes(3);
});
