import { expect, test } from 'vitest';
import { addDays } from '../../../../../domain/delivery/lagos-time.ts';
import { groupMonths } from './group-months.ts';

test('days stay in their order and stand under their month, also over the turn of the year', () => {
  const days = Array.from({ length: 40 }, (_, index) => ({
    day: addDays('2026-12-20', index),
    isOpen: true,
    isException: false,
    workUnits: 80,
    workUnitsTaken: 0,
    note: '',
    orderCount: 0,
    windows: [],
  }));
  const months = groupMonths(days);
  expect(months.map(({ name, days: ofMonth }) => [name, ofMonth[0]?.day, ofMonth.length])).toEqual([
    ['December 2026', '2026-12-20', 12],
    ['January 2027', '2027-01-01', 28],
  ]);
  expect(groupMonths([])).toEqual([]);
});
