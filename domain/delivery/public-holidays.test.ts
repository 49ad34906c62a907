import { expect, test } from 'vitest';
import { findPublicHoliday } from './public-holidays.ts';

test.each([
  ['2027-01-01', 'New Year’s Day'],
  ['2027-05-01', 'Workers’ Day'],
  ['2027-06-12', 'Democracy Day'],
  ['2027-10-01', 'Independence Day'],
  ['2026-12-25', 'Christmas Day'],
  ['2026-12-26', 'Boxing Day'],
  ['2026-12-24', undefined],
])('%s is %s (P29.440)', (day, name) => {
  expect(findPublicHoliday(day)).toBe(name);
});
