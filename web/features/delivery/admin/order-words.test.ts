import { expect, test } from 'vitest';
import { countOrders, nameOrdersInTheWay } from './order-words.ts';

test('orders are counted as people would say it', () => {
  expect([0, 1, 9].map(countOrders)).toEqual(['No orders', '1 order', '9 orders']);
});

test('the owner is told how many orders are in the way, also when the last one has gone meanwhile (P4.10)', () => {
  expect([0, 1, 9].map(nameOrdersInTheWay)).toEqual([
    'No orders left.',
    '1 order is already placed.',
    '9 orders are already placed.',
  ]);
});
