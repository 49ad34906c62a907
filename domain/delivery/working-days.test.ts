import { expect, test } from 'vitest';
import { addWorkingDays } from './working-days.ts';

test.each([
  ['2026-11-19', 1, '2026-11-20', 'the next day'],
  ['2026-11-20', 1, '2026-11-23', 'over a weekend'],
  ['2026-12-24', 2, '2026-12-29', 'over Christmas and a weekend'],
  ['2026-12-31', 1, '2027-01-04', 'over the New Year and a weekend'],
])('from %s %i working days lead to %s: %#, %s (P29.425)', (day, count, last) => {
  expect(addWorkingDays(day, count)).toBe(last);
});
