import { describe, expect, test, vi } from 'vitest';
import type { KeptSubscription } from './kept-subscription.ts';
import { createPushKeeper, RENEW_AFTER_MS } from './push-keeper.ts';

const HERE = 'https://push.example/here';
const OWN: KeptSubscription = { uid: 'ada', kind: 'web_push', target: HERE, savedAtMs: 0 };
const INPUT = { kind: 'web_push', target: HERE, publicKey: 'p', authSecret: 'a' } as const;

type Situation = {
  readonly permission?: NotificationPermission;
  readonly kept?: KeptSubscription;
  /** Where the browser is subscribed, if it is. */
  readonly endpoint?: string;
  readonly scope?: string;
  readonly nowMs?: number;
};

function openBrowser(situation: Situation = {}) {
  const { permission = 'granted', endpoint, nowMs = 0 } = situation;
  const scope = situation.scope ?? 'https://shop.example/firebase-cloud-messaging-push-scope';
  let kept = situation.kept;
  const unsubscribe = vi.fn(async () => true);
  const subscription = endpoint === undefined ? null : { endpoint, unsubscribe };
  // As much of a registration as is looked at.
  const registration = { scope, pushManager: { getSubscription: async () => subscription } };
  const parts = {
    browser: {
      serviceWorker: { getRegistration: async () => registration as unknown as ServiceWorkerRegistration },
      readPermission: () => permission,
    },
    kept: {
      readSubscription: () => kept,
      keepSubscription: (next: KeptSubscription) => {
        kept = next;
      },
      forgetSubscription: () => {
        kept = undefined;
      },
    },
    setUp: vi.fn(async () => INPUT),
    removeSubscription: vi.fn(async (_target: string) => {}),
    now: () => nowMs,
    log: vi.fn(),
  };
  return { ...parts, keeper: createPushKeeper(parts), readKept: () => kept, unsubscribe };
}

describe('the state of push in this browser', () => {
  test('is unsupported where a part is missing', async () => {
    const keeper = createPushKeeper({ ...openBrowser(), browser: undefined });
    await expect(keeper.readState('ada')).resolves.toBe('unsupported');
  });

  test.each([
    ['denied', { permission: 'denied', kept: OWN, endpoint: HERE }],
    ['off', { permission: 'default' }],
    ['off', { kept: OWN }],
    ['off', { kept: { ...OWN, uid: 'bola' }, endpoint: HERE }],
    ['off', { kept: OWN, endpoint: HERE, scope: 'https://shop.example/' }],
    ['on', { kept: OWN, endpoint: HERE }],
  ] as const)('is %s with %j', async (state, situation) => {
    await expect(openBrowser(situation).keeper.readState('ada')).resolves.toBe(state);
  });
});

test('switched on, it is remembered for whom', async () => {
  const { keeper, readKept } = openBrowser({ nowMs: 5 });
  await keeper.switchOn('ada');
  expect(readKept()).toEqual({ ...OWN, savedAtMs: 5 });
});

test('a failure to switch on is thrown on and leaves nothing behind (S8.8)', async () => {
  const { keeper, setUp, readKept } = openBrowser();
  setUp.mockRejectedValue(new Error('Permission not granted'));
  await expect(keeper.switchOn('ada')).rejects.toThrow(new Error('Permission not granted'));
  expect(readKept()).toBeUndefined();
});

describe('switched off', () => {
  test('the shop is told first, and then the browser ends its subscription', async () => {
    const { keeper, removeSubscription, unsubscribe, readKept } = openBrowser({ kept: OWN, endpoint: HERE });
    await keeper.switchOff();
    expect(removeSubscription).toHaveBeenCalledExactlyOnceWith(HERE);
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(readKept()).toBeUndefined();
  });

  test('a shop that cannot be told does not keep the subscription alive', async () => {
    const { keeper, removeSubscription, unsubscribe, log } = openBrowser({ kept: OWN, endpoint: HERE });
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
    const { keeper, unsubscribe, readKept, setUp } = openBrowser({ kept: OWN, endpoint: HERE });
    await keeper.look('bola');
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(readKept()).toBeUndefined();
    expect(setUp).not.toHaveBeenCalled();
  });

  test('one’s own is left alone while it is fresh', async () => {
    const { keeper, setUp, unsubscribe } = openBrowser({ kept: OWN, endpoint: HERE, nowMs: RENEW_AFTER_MS });
    await keeper.look('ada');
    expect(setUp).not.toHaveBeenCalled();
    expect(unsubscribe).not.toHaveBeenCalled();
  });

  test.each([
    ['after a while', { kept: OWN, endpoint: HERE, nowMs: RENEW_AFTER_MS + 1 }],
    ['when its address has changed', { kept: OWN, endpoint: 'https://push.example/moved', nowMs: 3 }],
  ])('the shop is told anew %s', async (_, situation) => {
    const { keeper, setUp, readKept } = openBrowser(situation);
    await keeper.look('ada');
    expect(setUp).toHaveBeenCalledOnce();
    expect(readKept()).toMatchObject({ uid: 'ada', savedAtMs: situation.nowMs });
  });

  test('one that the browser has ended is forgotten', async () => {
    const { keeper, readKept } = openBrowser({ kept: OWN });
    await keeper.look('ada');
    expect(readKept()).toBeUndefined();
  });
});
