import { expect, test } from 'vitest';
import { hasTickets, sayToday, sayUnpaid } from './today-words.ts';

const DAY = { day: '2026-11-20', isOpen: true, workUnits: 60, workUnitsTaken: 15, orders: 3, value: 24_000 };

test('a day is said in orders and money, and a day without any as what it is', () => {
  expect(sayToday(DAY)).toBe('3 orders for ₦24,000');
  expect(sayToday({ ...DAY, orders: 1, value: 8_000.5 })).toBe('1 order for ₦8,000.50');
  expect(sayToday({ ...DAY, orders: 0 })).toBe('No orders');
  expect(sayToday({ ...DAY, orders: 0, isOpen: false })).toBe('Closed');
});

test('what is still to be paid is said in money first', () => {
  expect(sayUnpaid({ orders: 4, value: 12_500.5 })).toBe('₦12,500.50 for 4 orders');
  expect(sayUnpaid({ orders: 1, value: 8_000 })).toBe('₦8,000 for 1 order');
});

test('tickets are offered while something of the day is still in the house (P28.50)', () => {
  expect(hasTickets({})).toBe(false);
  expect(hasTickets({ pending_payment: 2, delivered: 3 })).toBe(false);
  expect(hasTickets({ ready: 1 })).toBe(true);
});
