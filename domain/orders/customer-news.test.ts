import { expect, test } from 'vitest';
import { findOrderNews } from './customer-news.ts';
import { ORDER_STATUSES } from './statuses.ts';

const listNotified = (method: 'delivery' | 'pickup') =>
  ORDER_STATUSES.filter((status) => findOrderNews(status, method) !== undefined);

test('of a delivery the customer hears when it is confirmed, under way, there, failed or over (P10.1)', () => {
  expect(listNotified('delivery')).toEqual([
    'confirmed',
    'out_for_delivery',
    'delivered',
    'delivery_failed',
    'cancelled',
    'expired',
  ]);
});

test('who fetches the order hears that it is ready, and not that they have it (P10.1)', () => {
  expect(findOrderNews('ready', 'pickup')).toBe('ready');
  expect(findOrderNews('collected', 'pickup')).toBeUndefined();
  expect(findOrderNews('in_kitchen', 'pickup')).toBeUndefined();
});
