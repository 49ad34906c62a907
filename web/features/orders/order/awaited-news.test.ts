import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '../../../../domain/orders/statuses.ts';
import { findAwaitedNews } from './awaited-news.ts';

const listAwaiting = (method: 'delivery' | 'pickup') =>
  ORDER_STATUSES.filter((status) => findAwaitedNews({ status, method }) !== null);

test('a delivery is awaited until it is on its way', () => {
  expect(findAwaitedNews({ status: 'confirmed', method: 'delivery' })).toBe('on its way');
  expect(listAwaiting('delivery')).toEqual(['pending_payment', 'confirmed', 'in_kitchen', 'ready']);
});

test('a pickup is awaited until it is ready', () => {
  expect(findAwaitedNews({ status: 'confirmed', method: 'pickup' })).toBe('ready');
  expect(listAwaiting('pickup')).toEqual(['pending_payment', 'confirmed', 'in_kitchen']);
});
