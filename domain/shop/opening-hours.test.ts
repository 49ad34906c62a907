import { describe, expect, test } from 'vitest';
import { findNextOpening, formatOpeningHours, isOpenThroughout, TIME_OF_DAY_FORM } from './opening-hours.ts';

test('opening hours read as one line', () => {
  expect(formatOpeningHours({ days: 'Mon to Sat', opens: '07:00', closes: '19:00' })).toBe(
    'Mon to Sat, 07:00–19:00',
  );
});

test.each(['00:00', '07:05', '19:00', '23:59'])('%s is a time of day', (time) => {
  expect(time).toMatch(TIME_OF_DAY_FORM);
});

test.each(['', '7:00', '24:00', '12:60', '07:00:00', '7am', ' 07:00', '07:00\n'])(
  '"%s" is no time of day',
  (time) => {
    expect(time).not.toMatch(TIME_OF_DAY_FORM);
  },
);

describe('the door', () => {
  const HOURS = [
    { days: 'Mon to Sat', opens: '07:00', closes: '19:00' },
    { days: 'Sunday', opens: '12:00', closes: '17:00' },
  ];

  test.each([
    ['Monday', '09:00', '12:00', true],
    ['Monday', '07:00', '19:00', true],
    ['Sunday', '09:00', '12:00', false],
    ['Sunday', '12:00', '15:00', true],
    ['Sunday', '15:00', '18:00', false],
  ] as const)('on %s from %s to %s: open %s', (weekday, from, to, isOpen) => {
    expect(isOpenThroughout(HOURS, weekday, { from, to })).toBe(isOpen);
  });

  test('is closed on a day that the hours leave out', () => {
    expect(isOpenThroughout(HOURS.slice(0, 1), 'Sunday', { from: '12:00', to: '15:00' })).toBe(false);
  });

  test('is not said to be closed by hours that were never given, or only in words', () => {
    const window = { from: '09:00', to: '12:00' };
    expect(isOpenThroughout([], 'Sunday', window)).toBe(true);
    const holidays = { days: 'Public holidays', opens: '10:00', closes: '14:00' };
    expect(isOpenThroughout([...HOURS.slice(0, 1), holidays], 'Sunday', window)).toBe(true);
    expect(isOpenThroughout([...HOURS, holidays], 'Sunday', window)).toBe(false);
  });
});

describe('the door opens next (P29.402)', () => {
  const HOURS = [{ days: 'Mon to Sat', opens: '07:00', closes: '19:00' }];

  test.each([
    ['Thursday night', '2026-11-19T02:14:00Z', '2026-11-19T06:00:00Z'],
    ['Thursday as it closes', '2026-11-19T18:00:00Z', '2026-11-20T06:00:00Z'],
    ['Saturday evening', '2026-11-21T20:00:00Z', '2026-11-23T06:00:00Z'],
  ])('on %s', (_when, now, opens) => {
    expect(findNextOpening(new Date(now), HOURS)).toEqual(new Date(opens));
  });

  test('at no moment to wait for while it is open, or where nobody knows its hours', () => {
    expect(findNextOpening(new Date('2026-11-19T06:00:00Z'), HOURS)).toBeNull();
    expect(findNextOpening(new Date('2026-11-19T02:14:00Z'), [])).toBeNull();
  });
});
