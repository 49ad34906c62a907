import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, countDaysBetween } from '../delivery/lagos-time.ts';
import { checkReportSpan, findSpanBefore, REPORT_DAYS_MAX } from './report-span.ts';

test('days are compared with as many days just before them', () => {
  expect(findSpanBefore({ from: '2026-11-01', to: '2026-11-16' })).toEqual({
    from: '2026-10-16',
    to: '2026-10-31',
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 400 }), (start, length) => {
      const from = addDays('2024-01-01', start);
      const before = findSpanBefore({ from, to: addDays(from, length) });
      expect(addDays(before.to, 1)).toBe(from);
      expect(countDaysBetween(before.from, before.to)).toBe(length);
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
