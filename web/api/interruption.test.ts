import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { isConnectivityProblem } from './connectivity.ts';
import { setUpClient } from './testing/set-up-client.ts';

const silence = () => new Promise<Response>(() => {});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a request without an answer', () => {
  test('ends after 15 seconds with a timeout that counts as a connectivity problem (S8.4)', async () => {
    const { client, calls, log } = setUpClient([silence]);
    const request = client.request({ path: '/api/shop' }).catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(calls[0]?.init.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    const error = await request;
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: 'Request timeout: no answer within 15 seconds. Please try again.',
      status: undefined,
    });
    expect(isConnectivityProblem(error)).toBe(true);
    expect(calls[0]?.init.signal?.aborted).toBe(true);
    expect(log).not.toHaveBeenCalled();
  });

  test('ends after the time the client was given', async () => {
    const { client } = setUpClient([silence], { timeoutMs: 2_000 });
    const request = client.request({ path: '/api/shop' }).catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await request).toMatchObject({ message: expect.stringContaining('timeout') });
  });

  test('ends in time also when the answer began and its body never ends', async () => {
    const { client } = setUpClient([new Response(new ReadableStream())], { timeoutMs: 2_000 });
    const request = client.request({ path: '/api/shop' }).catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await request).toMatchObject({ message: expect.stringContaining('timeout') });
  });

  test('leaves no timer behind once it is answered', async () => {
    const { client } = setUpClient([Response.json({})]);
    await client.request({ path: '/api/shop' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('the second try after a 401 has the whole time again', async () => {
  const slowly = (response: Response) => () =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(response), 1_500));
  const { client } = setUpClient([slowly(new Response('', { status: 401 })), slowly(Response.json('late'))], {
    timeoutMs: 2_000,
  });
  const request = client.request({ path: '/api/shop' });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await request).toBe('late');
});

describe("the caller's abort", () => {
  test('stops the request and is rethrown as it is', async () => {
    const { client, calls, log } = setUpClient([silence]);
    const controller = new AbortController();
    const reason = new DOMException('Another letter was typed', 'AbortError');
    const request = client.request({ path: '/api/shop', signal: controller.signal });
    const outcome = request.catch((thrown: unknown) => thrown);
    controller.abort(reason);
    expect(await outcome).toBe(reason);
    expect(calls[0]?.init.signal?.aborted).toBe(true);
    expect(log).not.toHaveBeenCalled();
  });

  test('before the request means that nothing is sent', async () => {
    const { client, calls } = setUpClient([]);
    const reason = new TypeError('Gone already');
    const request = client.request({ path: '/api/shop', signal: AbortSignal.abort(reason) });
    await expect(request).rejects.toBe(reason);
    expect(calls).toHaveLength(0);
  });

  test('during a refresh ends this request alone, quietly', async () => {
    const unauthorised = () => new Response('', { status: 401 });
    const { client, calls, tokens, log, goToLogin } = setUpClient([
      unauthorised(),
      unauthorised(),
      Response.json('stored'),
    ]);
    const refreshed = Promise.withResolvers<string>();
    tokens.refreshToken.mockReturnValue(refreshed.promise);
    const controller = new AbortController();
    const given = client
      .request({ path: '/api/given-up', signal: controller.signal })
      .catch((thrown: unknown) => thrown);
    const stored = client.request({ path: '/api/kept' });
    // Each asks for the token when it is sent and again when it is refused: now both are waiting.
    await vi.waitFor(() => expect(tokens.currentToken).toHaveBeenCalledTimes(4));

    controller.abort('enough');
    expect(await given).toBe('enough');
    refreshed.resolve('token-2');
    expect(await stored).toBe('stored');
    expect(calls.map(({ address }) => address)).toEqual(['/api/given-up', '/api/kept', '/api/kept']);
    expect(log).not.toHaveBeenCalled();
    expect(goToLogin).not.toHaveBeenCalled();
  });

  test('is listened for no longer once the request is over', async () => {
    const { client } = setUpClient([Response.json({})]);
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    await client.request({ path: '/api/shop', signal });
    expect(added).toHaveBeenCalledTimes(1);
    expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
      added.mock.calls.map(([, listener]) => listener),
    );
  });
});
