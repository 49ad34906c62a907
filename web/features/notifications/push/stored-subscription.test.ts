import { expect, test } from 'vitest';
import { createStoredPush } from './stored-subscription.ts';

const STORED = { uid: 'ada', kind: 'fcm', target: 'token', savedAtMs: 7 } as const;

function openStorage() {
  const texts = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  return { texts, stored: createStoredPush(() => ({ localStorage })) };
}

test('a subscription is remembered until it is forgotten', () => {
  const { stored } = openStorage();
  stored.keepSubscription(STORED);
  expect(stored.readSubscription()).toEqual(STORED);
  stored.forgetSubscription();
  expect(stored.readSubscription()).toBeUndefined();
});

test('once nobody is signed in, the shop counts as not told', () => {
  const { stored } = openStorage();
  stored.noteSignedOut();
  expect(stored.readSubscription()).toBeUndefined();
  stored.keepSubscription(STORED);
  stored.noteSignedOut();
  expect(stored.readSubscription()).toEqual({ ...STORED, savedAtMs: 0 });
});

test('"not now" is remembered', () => {
  const { stored } = openStorage();
  expect(stored.hasDeclined()).toBe(false);
  stored.rememberDeclined();
  expect(stored.hasDeclined()).toBe(true);
});

test.each(['', '{', '7', '{"uid":"ada"}', '{"uid":7,"kind":"fcm","target":"t","savedAtMs":1}'])(
  'what cannot be understood (%s) is nothing',
  (text) => {
    const { texts, stored } = openStorage();
    texts.set('push-subscription', text);
    expect(stored.readSubscription()).toBeUndefined();
  },
);

test('a browser that forbids storage remembers nothing and breaks nothing', () => {
  const stored = createStoredPush(() => {
    throw new Error('The operation is insecure.');
  });
  stored.keepSubscription(STORED);
  stored.rememberDeclined();
  expect(stored.readSubscription()).toBeUndefined();
  expect(stored.hasDeclined()).toBe(false);
});
