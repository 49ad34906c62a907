import { expect, test } from 'vitest';
import { sayDay, sayDayShortly, sayMove, sayTimes } from './day-words.ts';

test('a day is said with its weekday and month, long and short', () => {
  expect(sayDay('2026-11-20')).toBe('Friday 20 November');
  expect(sayDayShortly('2026-11-20')).toBe('Fri 20 Nov');
  expect(sayDay('2027-01-01')).toBe('Friday 1 January');
  expect(sayDayShortly('2028-02-29')).toBe('Tue 29 Feb');
  expect(sayDayShortly('2026-09-05')).toBe('Sat 5 Sept');
});

test('a window is said by its two times in emails and histories as on screens, a moment by one (P28.358)', () => {
  expect(sayTimes({ from: '09:00', to: '12:00' })).toBe('09:00–12:00');
  expect(sayTimes({ from: '09:00', to: '09:00' })).toBe('09:00');
});

test('a move names the days, and the windows only where they change', () => {
  const friday = { day: '2026-11-20', from: '09:00', to: '12:00' };
  const evening = { from: '15:00', to: '18:00' };
  expect(sayMove(friday, { ...friday, day: '2026-11-21' })).toBe('Moved from Fri 20 Nov to Sat 21 Nov');
  expect(sayMove(friday, { ...friday, ...evening })).toBe(
    'Moved on Fri 20 Nov from 09:00–12:00 to 15:00–18:00',
  );
  expect(sayMove(friday, { day: '2026-11-21', ...evening })).toBe(
    'Moved from Fri 20 Nov, 09:00–12:00 to Sat 21 Nov, 15:00–18:00',
  );
});
