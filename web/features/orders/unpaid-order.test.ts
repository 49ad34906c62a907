import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeMoney, makeOrder } from './testing/example-order.ts';
import { noteUnpaidOrder, readUnpaidOrder } from './unpaid-order-context.ts';
import { readUnpaidText, watchUnpaidText, writeUnpaidText } from './unpaid-text-context.ts';

const NOW = Date.parse('2026-11-17T12:00:00.000Z');
const MINUTE_MS = 60_000;
const PATH = '/track/f4ab2d2e-1111-4222-8333-444455556666';
const unpaid = makeOrder({ now: '2026-11-17T09:00:00.000Z', holdUntil: '2026-11-17T09:20:00.000Z' });

const read = (now = NOW) => readUnpaidOrder(readUnpaidText(), now);

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('an order that waits for payment is remembered while its slot is held, by the clock of this device (P29.28)', () => {
  noteUnpaidOrder(unpaid, PATH, NOW);
  expect(read()).toMatchObject({ id: unpaid.id, number: '482-093-718', path: PATH });
  expect(read(NOW + 19 * MINUTE_MS)).toBeDefined();
  expect(read(NOW + 20 * MINUTE_MS)).toBeUndefined();
});

test.each([
  ['confirmed', makeOrder({ status: 'confirmed' })],
  ['cancelled', makeOrder({ status: 'cancelled' })],
  ['expired', makeOrder({ status: 'expired' })],
  ['said to be transferred', { ...unpaid, money: makeMoney({ transferClaimedAt: unpaid.now }) }],
])('one that is %s is forgotten (P29.28)', (_, order) => {
  noteUnpaidOrder(unpaid, PATH, NOW);
  const listener = vi.fn();
  watchUnpaidText(listener);
  noteUnpaidOrder(order, PATH, NOW);
  expect(read()).toBeUndefined();
  expect(listener).toHaveBeenCalledOnce();
});

test('news of another order change nothing; signing out forgets it (P29.28)', () => {
  noteUnpaidOrder(unpaid, PATH, NOW);
  noteUnpaidOrder(makeOrder({ id: 'another', status: 'confirmed' }), '/orders/another', NOW);
  expect(read()).toBeDefined();
  writeUnpaidText(null);
  expect(read()).toBeUndefined();
});

test.each(['', '{', 'null', '{"id":"a","number":"1","path":"//evil.example","until":9e15}'])(
  'what cannot be read is nothing: %s',
  (text) => {
    expect(readUnpaidOrder(text, NOW)).toBeUndefined();
  },
);
