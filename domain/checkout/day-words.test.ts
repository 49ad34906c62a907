import { expect, test } from 'vitest';
import { sayDay, sayDayShortly, sayTimes } from './day-words.ts';

test('a day is said with its weekday and month, long and short', () => {
  expect(sayDay('2026-11-20')).toBe('Friday 20 November');
  expect(sayDayShortly('2026-11-20')).toBe('Fri 20 Nov');
  expect(sayDay('2027-01-01')).toBe('Friday 1 January');
  expect(sayDayShortly('2028-02-29')).toBe('Tue 29 Feb');
});

test('a window is said by its two times', () => {
  expect(sayTimes({ from: '09:00', to: '12:00' })).toBe('09:00 to 12:00');
});
