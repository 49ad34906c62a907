import { expect, test } from 'vitest';
import { formatOpeningHours, TIME_OF_DAY_FORM } from './opening-hours.ts';

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
