import { expect, test } from 'vitest';
import { listClosedDays } from './delivery-plan.ts';

test('the demo is closed on Christmas and New Year’s Day, whenever it begins (P28.504)', () => {
  const closed = (today: string) => listClosedDays(today).map(({ day, note }) => [day, note]);
  expect(closed('2026-11-20')).toEqual([
    ['2026-12-25', 'Christmas Day'],
    ['2027-01-01', 'New Year’s Day'],
  ]);
  expect(closed('2026-12-26').map(([day]) => day)).toEqual(['2027-12-25', '2027-01-01']);
  expect(closed('2027-01-01').map(([day]) => day)).toEqual(['2027-12-25', '2027-01-01']);
});
