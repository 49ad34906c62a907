import { expect, test } from 'vitest';
import { nameDay, nameDayFrom, nameDayShortly, nameMonth, writeTimes } from './day-words.ts';

test('a day is named as people say it', () => {
  expect(nameDay('2026-11-21')).toBe('Saturday 21 November');
  expect(nameDayShortly('2026-11-21')).toBe('Sat 21 Nov');
  expect(nameMonth('2026-11-21')).toBe('November 2026');
});

test('today and tomorrow have names of their own, over the end of a month too', () => {
  expect(nameDayFrom('2026-11-30', '2026-11-30')).toBe('today');
  expect(nameDayFrom('2026-11-30', '2026-12-01')).toBe('tomorrow');
  expect(nameDayFrom('2026-11-30', '2026-12-02')).toBe('Wednesday 2 December');
});

test('a window is written with a dash', () => {
  expect(writeTimes({ from: '10:00', to: '13:00' })).toBe('10:00–13:00');
});
