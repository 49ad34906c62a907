import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeToken } from './testing/make-token.ts';
import { createTokenKeeper } from './token-keeper.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const fiveMinutes = makeToken({ iat: 0, exp: 300 });

function setUp(fetchToken = vi.fn(async () => fiveMinutes)) {
  const onDue = vi.fn(async () => {});
  return { keeper: createTokenKeeper({ fetchToken, onDue }), fetchToken, onDue };
}

test('there is no token until one is fetched', async () => {
  const { keeper } = setUp();
  expect(keeper.current()).toBeUndefined();
  await keeper.renew();
  expect(keeper.current()?.text).toBe(fiveMinutes);
});

test('however many ask for a new token at once, it is fetched once; later it is fetched again (S6.5)', async () => {
  const { keeper, fetchToken } = setUp();
  await Promise.all([keeper.renew(), keeper.renew()]);
  expect(fetchToken).toHaveBeenCalledTimes(1);
  await keeper.renew();
  expect(fetchToken).toHaveBeenCalledTimes(2);
});

describe('renewal', () => {
  test('is due shortly before the end of the token', async () => {
    const { keeper, onDue } = setUp();
    await keeper.renew();
    await vi.advanceTimersByTimeAsync(229_999);
    expect(onDue).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onDue).toHaveBeenCalledTimes(1);
  });

  test('of the short tokens at the end of a session is not due every second', async () => {
    const { keeper, onDue } = setUp(vi.fn(async () => makeToken({ iat: 0, exp: 2 })));
    await keeper.renew();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(onDue).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onDue).toHaveBeenCalledTimes(1);
  });

  test('that fails is tried again after a while', async () => {
    const { keeper, onDue } = setUp();
    onDue.mockRejectedValueOnce(new Error('No line'));
    await keeper.renew();
    await vi.advanceTimersByTimeAsync(230_000 + 30_000);
    expect(onDue).toHaveBeenCalledTimes(2);
  });
});

describe('a forgotten token', () => {
  test('is gone and not renewed', async () => {
    const { keeper, onDue } = setUp();
    await keeper.renew();
    keeper.forget();
    expect(keeper.current()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(onDue).not.toHaveBeenCalled();
  });

  test('does not come back by an answer that was under way', async () => {
    let answer: (token: string) => void = () => {};
    const { keeper } = setUp(vi.fn(() => new Promise<string>((resolve) => (answer = resolve))));
    const renewal = keeper.renew();
    keeper.forget();
    answer(fiveMinutes);
    await expect(renewal).rejects.toThrow('The token arrived after sign-out');
    expect(keeper.current()).toBeUndefined();
  });

  test('is not planned for again when its renewal fails', async () => {
    const { keeper, onDue } = setUp();
    onDue.mockImplementationOnce(async () => {
      keeper.forget();
      throw new Error('Signed out');
    });
    await keeper.renew();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(onDue).toHaveBeenCalledTimes(1);
  });
});

test('a token that cannot be read is none', async () => {
  const { keeper } = setUp(vi.fn(async () => 'torn'));
  await expect(keeper.renew()).rejects.toThrow();
  expect(keeper.current()).toBeUndefined();
});
