import { expect, test } from 'vitest';
import { countOrders, nameOrdersInTheWay, sayWhoIsNotified } from './order-words.ts';

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

test('who is notified of a move is said of one customer as of one (P28.484)', () => {
  const [reached, unreached] = [{ canBeNotified: true }, { canBeNotified: false }];
  expect(sayWhoIsNotified([reached])).toBe('We’ll notify the customer of the new time.');
  expect(sayWhoIsNotified([reached, reached])).toBe('We’ll notify the customers of the new time.');
  expect(sayWhoIsNotified([unreached])).toBe('You’ll need to call the customer, who has no email address.');
});
