import { expect, test } from 'vitest';
import { createKeptPush } from './kept-subscription.ts';

const KEPT = { uid: 'ada', kind: 'fcm', target: 'token', savedAtMs: 7 } as const;

function openStorage() {
  const texts = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  return { texts, kept: createKeptPush(() => ({ localStorage })) };
}

test('a subscription is remembered until it is forgotten', () => {
  const { kept } = openStorage();
  kept.keepSubscription(KEPT);
  expect(kept.readSubscription()).toEqual(KEPT);
  kept.forgetSubscription();
  expect(kept.readSubscription()).toBeUndefined();
});

test('once nobody is signed in, the shop counts as not told', () => {
  const { kept } = openStorage();
  kept.noteSignedOut();
  expect(kept.readSubscription()).toBeUndefined();
  kept.keepSubscription(KEPT);
  kept.noteSignedOut();
  expect(kept.readSubscription()).toEqual({ ...KEPT, savedAtMs: 0 });
});

test('"not now" is remembered', () => {
  const { kept } = openStorage();
  expect(kept.hasDeclined()).toBe(false);
  kept.rememberDeclined();
  expect(kept.hasDeclined()).toBe(true);
});

test.each(['', '{', '7', '{"uid":"ada"}', '{"uid":7,"kind":"fcm","target":"t","savedAtMs":1}'])(
  'what cannot be understood (%s) is nothing',
  (text) => {
    const { texts, kept } = openStorage();
    texts.set('push-subscription', text);
    expect(kept.readSubscription()).toBeUndefined();
  },
);

test('a browser that forbids storage remembers nothing and breaks nothing', () => {
  const kept = createKeptPush(() => {
    throw new Error('The operation is insecure.');
  });
  kept.keepSubscription(KEPT);
  kept.rememberDeclined();
  expect(kept.readSubscription()).toBeUndefined();
  expect(kept.hasDeclined()).toBe(false);
});
