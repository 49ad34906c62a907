import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, countDaysBetween, findWeekday } from '../delivery/lagos-time.ts';
import { checkReportSpan, findSpanBefore, REPORT_DAYS_MAX } from './report-span.ts';

test.each([
  ['a day', '2026-11-19', '2026-11-19', '2026-11-12', '2026-11-12'],
  ['the first of a month', '2026-11-01', '2026-11-01', '2026-10-25', '2026-10-25'],
  ['a begun week', '2026-11-16', '2026-11-19', '2026-11-09', '2026-11-12'],
  ['a week', '2026-11-09', '2026-11-15', '2026-11-02', '2026-11-08'],
  ['the first week of a month', '2026-06-01', '2026-06-07', '2026-05-25', '2026-05-31'],
  ['eight days', '2026-11-09', '2026-11-16', '2026-10-26', '2026-11-02'],
  ['eight days of a new month', '2026-11-01', '2026-11-08', '2026-10-01', '2026-10-08'],
  ['a begun month', '2026-11-01', '2026-11-19', '2026-10-01', '2026-10-19'],
  ['a month', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
  ['a month after February', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['a month after February of a leap year', '2028-03-01', '2028-03-30', '2028-02-01', '2028-02-29'],
  ['January', '2027-01-01', '2027-01-31', '2026-12-01', '2026-12-31'],
  ['days over the end of a year', '2026-12-28', '2027-01-03', '2026-12-21', '2026-12-27'],
  ['two months', '2026-10-01', '2026-11-30', '2026-07-30', '2026-09-28'],
])('%s, %s to %s, is compared with %s to %s (P28.436)', (_, from, to, beforeFrom, beforeTo) => {
  expect(findSpanBefore({ from, to })).toEqual({ from: beforeFrom, to: beforeTo });
});

test('days are compared with the same weekdays of the weeks just before, and begun months with no more days (P28.436)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 400 }), (start, length) => {
      const from = addDays('2024-01-01', start);
      const before = findSpanBefore({ from, to: addDays(from, length) });
      const lengthBefore = countDaysBetween(before.from, before.to);
      expect(before.to < from).toBe(true);
      expect(lengthBefore).toBeLessThanOrEqual(length);
      if (from.endsWith('-01')) return;
      expect(lengthBefore).toBe(length);
      expect(findWeekday(before.from)).toBe(findWeekday(from));
      expect(countDaysBetween(before.to, from)).toBeLessThanOrEqual(7);
    }),
  );
});

test('a report has at most a leap year of days, the first not after the last', () => {
  const ending = (to: string) => checkReportSpan({ from: '2026-01-01', to }).ok;
  expect(ending('2026-01-01')).toBe(true);
  expect(ending(addDays('2026-01-01', REPORT_DAYS_MAX - 1))).toBe(true);
  expect(ending(addDays('2026-01-01', REPORT_DAYS_MAX))).toBe(false);
  expect(ending('2025-12-31')).toBe(false);
});
