import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearDeviceOrders,
  deviceOrders,
  forgetDeviceOrder,
  noteDeviceOrder,
  parseDeviceOrders,
  refreshDeviceOrders,
} from './device-orders.ts';
import { makeOrder } from './testing/example-order.ts';

const DAY_MS = 24 * 3_600_000;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const listIds = () => deviceOrders.read().map(({ id }) => id);

test('a guest’s orders are remembered on the device that opened them, newest first and each once, until their link ends (P29.36)', () => {
  noteDeviceOrder(makeOrder({ id: 'first' }));
  noteDeviceOrder(makeOrder({ id: 'second', status: 'confirmed' }));
  noteDeviceOrder(makeOrder({ id: 'first', status: 'delivered' }));
  expect(listIds()).toEqual(['first', 'second']);
  forgetDeviceOrder('first');
  expect(listIds()).toEqual(['second']);
});

test('what can no longer be opened, or cannot be read, is not shown (P29.36)', () => {
  const now = Date.parse('2026-11-17T09:00:00.000Z');
  noteDeviceOrder(makeOrder(), now);
  const text = JSON.stringify(deviceOrders.read());
  expect(parseDeviceOrders(text, now + 59 * DAY_MS)).toHaveLength(1);
  expect(parseDeviceOrders(text, now + 60 * DAY_MS)).toEqual([]);
  for (const odd of ['', '{', '{}', 'null', '[null,1,{"id":1}]']) expect(parseDeviceOrders(odd)).toEqual([]);
});

test('what is forgotten leaves nothing on the device to be read offline (P29.270)', async () => {
  const removed: string[] = [];
  const caches = { open: async () => ({ delete: async (key: string) => removed.push(key) }) };
  vi.stubGlobal('window', { ...window, caches });
  vi.stubGlobal('caches', caches);
  for (const id of ['first', 'second', 'third']) noteDeviceOrder(makeOrder({ id }));
  forgetDeviceOrder('first');
  clearDeviceOrders();
  await expect.poll(() => removed).toEqual(['first', 'third', 'second'].map((id) => `/api/orders/${id}`));
  expect(listIds()).toEqual([]);
});

test('what became of an order is known once it is asked for, in its place, and what is over is asked for no more (P29.413)', async () => {
  for (const id of ['gone', 'cancelled', 'delivered']) {
    noteDeviceOrder(makeOrder({ id, status: id === 'delivered' ? 'delivered' : 'confirmed' }));
  }
  const asked: string[] = [];
  await refreshDeviceOrders(async (id) => {
    asked.push(id);
    return id === 'gone' ? null : makeOrder({ id, status: 'cancelled' });
  });
  expect(asked).toEqual(['cancelled', 'gone']);
  expect(deviceOrders.read().map(({ id, status }) => [id, status])).toEqual([
    ['delivered', 'delivered'],
    ['cancelled', 'cancelled'],
  ]);
});
