import { expect, test } from 'vitest';
import { measureDay, sayDay } from './day-words.ts';

const DAY = {
  day: '2026-11-20',
  isOpen: true,
  workUnits: 60,
  workUnitsTaken: 15,
  ordersTaken: 3,
  orders: 2,
  value: 9_000,
};

test('a day is as full as its kitchen points are taken', () => {
  expect(measureDay(DAY)).toBe(0.25);
  expect(measureDay({ ...DAY, workUnitsTaken: 90 })).toBe(1.5);
  expect(measureDay({ ...DAY, workUnits: 0, workUnitsTaken: 0 })).toBe(0);
  expect(measureDay({ ...DAY, workUnits: 0, workUnitsTaken: 1 })).toBe(1);
  expect(measureDay({ ...DAY, isOpen: false })).toBe(0);
});

test('it is said in words, of the orders that took it, for one and for many (P28.437)', () => {
  expect(sayDay(DAY)).toBe('15 of 60 kitchen points booked, 3 orders');
  expect(sayDay({ ...DAY, isOpen: false, ordersTaken: 1 })).toBe('closed, 1 order');
});
