import { expect, test } from 'vitest';
import { hasTickets, sayDue, sayUnpaid } from './today-words.ts';

const DAY = {
  day: '2026-11-20',
  isOpen: true,
  workUnits: 60,
  workUnitsTaken: 15,
  ordersTaken: 3,
  orders: 3,
  value: 24_000,
};

test('a day is said in the orders that are due and their money, and a day without any as what it is (P28.285)', () => {
  expect(sayDue(DAY)).toBe('3 orders due, worth ₦24,000');
  expect(sayDue({ ...DAY, orders: 1, value: 8_000.5 })).toBe('1 order due, worth ₦8,000.50');
  expect(sayDue({ ...DAY, orders: 0 })).toBe('No orders due');
  expect(sayDue({ ...DAY, orders: 0, isOpen: false })).toBe('Closed');
});

test('of what is for today, what is completed is said apart from what is still to do (P28.352)', () => {
  expect(sayDue(DAY, 2)).toBe('2 of 3 orders completed, all 3 worth ₦24,000');
  expect(sayDue(DAY, 3)).toBe('3 orders completed, worth ₦24,000');
  expect(sayDue({ ...DAY, orders: 1 }, 1)).toBe('1 order completed, worth ₦24,000');
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
