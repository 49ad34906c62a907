import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { obtainWebPush, SUBSCRIBE_TIMEOUT_MS } from './obtain-web-push.ts';

const KEY = 'BPt_-w';
const KEY_BYTES = new Uint8Array([0x04, 0xfb, 0x7f, 0xfb]).buffer;
const NEW_SUBSCRIPTION = {
  endpoint: 'https://push.example/1',
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
};

function register({ active = {}, installing = null, known = null }: Readonly<Record<string, unknown>> = {}) {
  const subscribe = vi.fn(async () => NEW_SUBSCRIPTION);
  const pushManager = { getSubscription: async () => known, subscribe };
  // As much of a registration as is used.
  const registration = { active, installing, waiting: null, pushManager };
  return { subscribe, registration: registration as unknown as ServiceWorkerRegistration };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a subscription for the shop’s key is described with its keys (S7.8)', async () => {
  const { registration, subscribe } = register();
  await expect(obtainWebPush(KEY, registration)).resolves.toEqual({
    kind: 'web_push',
    target: 'https://push.example/1',
    publicKey: 'p',
    authSecret: 'a',
  });
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: KEY });
});

test('a worker that is still being set up is waited for', async () => {
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  const { registration, subscribe } = register({ active: null, installing });
  const obtaining = obtainWebPush(KEY, registration);
  await vi.advanceTimersByTimeAsync(10);
  expect(subscribe).not.toHaveBeenCalled();
  installing.state = 'activated';
  installing.dispatchEvent(new Event('statechange'));
  await expect(obtaining).resolves.toMatchObject({ kind: 'web_push' });
});

describe('a subscription that is there already', () => {
  test.each([
    ['for the same key stays', KEY_BYTES, 0],
    ['for an older key of the shop is ended first', new ArrayBuffer(4), 1],
    ['without a key is ended first', null, 1],
  ])('%s', async (_, applicationServerKey, times) => {
    const unsubscribe = vi.fn(async () => true);
    const { registration } = register({ known: { options: { applicationServerKey }, unsubscribe } });
    await obtainWebPush('BPt_-w', registration);
    expect(unsubscribe).toHaveBeenCalledTimes(times);
  });
});

test('a push service that never answers is given up after a while', async () => {
  const { registration, subscribe } = register();
  subscribe.mockReturnValue(new Promise(() => {}));
  const obtaining = expect(obtainWebPush(KEY, registration)).rejects.toThrow('timeout');
  await vi.advanceTimersByTimeAsync(SUBSCRIBE_TIMEOUT_MS);
  await obtaining;
});
