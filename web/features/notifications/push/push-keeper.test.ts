import { describe, expect, test, vi } from 'vitest';
import { createPushKeeper, RENEW_AFTER_MS } from './push-keeper.ts';
import type { StoredSubscription } from './stored-subscription.ts';

const HERE = 'https://push.example/here';
const OWN: StoredSubscription = { uid: 'ada', kind: 'web_push', target: HERE, savedAtMs: 0 };
const INPUT = { kind: 'web_push', target: HERE, publicKey: 'p', authSecret: 'a' } as const;

type Situation = {
  readonly permission?: NotificationPermission;
  readonly stored?: StoredSubscription;
  /** Where the browser is subscribed, if it is. */
  readonly endpoint?: string;
  readonly scope?: string;
  readonly nowMs?: number;
};

function openBrowser(situation: Situation = {}) {
  const { permission = 'granted', endpoint, nowMs = 0 } = situation;
  const scope = situation.scope ?? 'https://shop.example/firebase-cloud-messaging-push-scope';
  let stored = situation.stored;
  const unsubscribe = vi.fn(async () => true);
  const subscription = endpoint === undefined ? null : { endpoint, unsubscribe };
  // As much of a registration as is looked at.
  const registration = { scope, pushManager: { getSubscription: async () => subscription } };
  const parts = {
    browser: {
      serviceWorker: { getRegistration: async () => registration as unknown as ServiceWorkerRegistration },
      readPermission: () => permission,
    },
    stored: {
      readSubscription: () => stored,
      keepSubscription: (next: StoredSubscription) => {
        stored = next;
      },
      forgetSubscription: () => {
        stored = undefined;
      },
    },
    setUp: vi.fn(async () => INPUT),
    removeSubscription: vi.fn(async (_target: string) => {}),
    now: () => nowMs,
    log: vi.fn(),
  };
  return { ...parts, keeper: createPushKeeper(parts), readStored: () => stored, unsubscribe };
}

describe('the state of push in this browser', () => {
  test('is unsupported where a part is missing', async () => {
    const keeper = createPushKeeper({ ...openBrowser(), browser: undefined });
    await expect(keeper.readState('ada')).resolves.toBe('unsupported');
  });

  test.each([
    ['denied', { permission: 'denied', stored: OWN, endpoint: HERE }],
    ['off', { permission: 'default' }],
    ['off', { stored: OWN }],
    ['off', { stored: { ...OWN, uid: 'bola' }, endpoint: HERE }],
    ['off', { stored: OWN, endpoint: HERE, scope: 'https://shop.example/' }],
    ['on', { stored: OWN, endpoint: HERE }],
  ] as const)('is %s with %j', async (state, situation) => {
    await expect(openBrowser(situation).keeper.readState('ada')).resolves.toBe(state);
  });
});

test('switched on, it is remembered for whom', async () => {
  const { keeper, readStored } = openBrowser({ nowMs: 5 });
  await keeper.switchOn('ada');
  expect(readStored()).toEqual({ ...OWN, savedAtMs: 5 });
});

test('a failure to switch on is thrown on and leaves nothing behind (S8.8)', async () => {
  const { keeper, setUp, readStored } = openBrowser();
  setUp.mockRejectedValue(new Error('Permission not granted'));
  await expect(keeper.switchOn('ada')).rejects.toThrow(new Error('Permission not granted'));
  expect(readStored()).toBeUndefined();
});

describe('switched off', () => {
  test('the shop is told first, and then the browser ends its subscription', async () => {
    const { keeper, removeSubscription, unsubscribe, readStored } = openBrowser({
      stored: OWN,
      endpoint: HERE,
    });
    await keeper.switchOff();
    expect(removeSubscription).toHaveBeenCalledExactlyOnceWith(HERE);
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(readStored()).toBeUndefined();
  });

  test('a shop that cannot be told does not keep the subscription alive', async () => {
    const { keeper, removeSubscription, unsubscribe, log } = openBrowser({ stored: OWN, endpoint: HERE });
    removeSubscription.mockRejectedValue(new Error('The line is dead.'));
    await keeper.switchOff();
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledOnce();
  });

  test('where nothing was on, nobody is asked', async () => {
    const { keeper, removeSubscription } = openBrowser();
    await keeper.switchOff();
    expect(removeSubscription).not.toHaveBeenCalled();
  });
});

describe('at the start of a visit', () => {
  test('a subscription of somebody else who used this browser is ended', async () => {
    const { keeper, unsubscribe, readStored, setUp } = openBrowser({ stored: OWN, endpoint: HERE });
    await keeper.look('bola');
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(readStored()).toBeUndefined();
    expect(setUp).not.toHaveBeenCalled();
  });

  test('one’s own is left alone while it is fresh', async () => {
    const { keeper, setUp, unsubscribe } = openBrowser({
      stored: OWN,
      endpoint: HERE,
      nowMs: RENEW_AFTER_MS,
    });
    await keeper.look('ada');
    expect(setUp).not.toHaveBeenCalled();
    expect(unsubscribe).not.toHaveBeenCalled();
  });

  test.each([
    ['after a while', { stored: OWN, endpoint: HERE, nowMs: RENEW_AFTER_MS + 1 }],
    ['when its address has changed', { stored: OWN, endpoint: 'https://push.example/moved', nowMs: 3 }],
  ])('the shop is told anew %s', async (_, situation) => {
    const { keeper, setUp, readStored } = openBrowser(situation);
    await keeper.look('ada');
    expect(setUp).toHaveBeenCalledOnce();
    expect(readStored()).toMatchObject({ uid: 'ada', savedAtMs: situation.nowMs });
  });

  test('one that the browser has ended is forgotten', async () => {
    const { keeper, readStored } = openBrowser({ stored: OWN });
    await keeper.look('ada');
    expect(readStored()).toBeUndefined();
  });
});
