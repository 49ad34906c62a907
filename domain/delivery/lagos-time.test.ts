import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  atLagosTime,
  countDaysBetween,
  findWeekday,
  isLagosDay,
  readLagosDay,
  readLagosTime,
} from './lagos-time.ts';

const anyDay = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2060-01-01T00:00:00Z'), noInvalidDate: true })
  .map(readLagosDay);

describe('a day in Lagos', () => {
  test('begins an hour before the day in Greenwich', () => {
    expect(readLagosDay(new Date('2026-11-14T22:59:59Z'))).toBe('2026-11-14');
    expect(readLagosDay(new Date('2026-11-14T23:00:00Z'))).toBe('2026-11-15');
    expect(readLagosDay(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
  });

  test('has its times an hour ahead of Greenwich, in summer too', () => {
    expect(atLagosTime('2026-11-15', '10:00')).toEqual(new Date('2026-11-15T09:00:00Z'));
    expect(atLagosTime('2026-07-01', '00:30')).toEqual(new Date('2026-06-30T23:30:00Z'));
  });

  test('tells the time in begun minutes', () => {
    expect(readLagosTime(new Date('2026-11-15T08:04:59.999Z'))).toBe('09:04');
    expect(readLagosTime(new Date('2026-11-15T08:05:00Z'))).toBe('09:05');
    expect(readLagosTime(new Date('2026-11-14T23:00:00Z'))).toBe('00:00');
  });

  test.each([
    ['2026-11-16', 0],
    ['2026-11-21', 5],
    ['2026-11-15', 6],
    ['2028-02-29', 1],
  ])('%s is weekday %i, Monday being 0', (day, weekday) => {
    expect(findWeekday(day)).toBe(weekday);
  });

  test('is followed by the next, over months, years and leap days', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  test('is as far from another as days were added', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (day, count) => {
        const other = addDays(day, count);
        expect(countDaysBetween(day, other)).toBe(count);
        expect(findWeekday(other)).toBe((((findWeekday(day) + count) % 7) + 7) % 7);
        expect(readLagosDay(atLagosTime(other, '23:59'))).toBe(other);
      }),
    );
  });

  test.each([
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '',
    'tomorrow',
    '2026-11-15T00:00',
    '0000-00-00',
    '0000-01-01',
  ])('is not %j', (text) => expect(isLagosDay(text)).toBe(false));
});
