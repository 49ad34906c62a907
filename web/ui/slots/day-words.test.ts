import { expect, test } from 'vitest';
import { addDays } from '../../../domain/delivery/lagos-time.ts';
import { nameDay, nameDayFrom, nameDayShortly, nameMomentFrom, nameMonth, writeTimes } from './day-words.ts';

test('a day is named as people say it', () => {
  expect(nameDay('2026-11-21')).toBe('Saturday 21 November');
  expect(nameDayShortly('2026-11-21')).toBe('Sat 21 Nov');
  expect(nameMonth('2026-11-21')).toBe('November 2026');
});

test('every day of a year is named as British English names it', () => {
  const makeFormat = (length: 'long' | 'short') =>
    new Intl.DateTimeFormat('en-GB', { weekday: length, day: 'numeric', month: length, timeZone: 'UTC' });
  const [long, short] = [makeFormat('long'), makeFormat('short')];
  for (let day = '2028-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    const moment = new Date(day);
    expect(nameDay(day)).toBe(long.format(moment).replace(',', ''));
    expect(nameDayShortly(day)).toBe(short.format(moment).replace(',', ''));
  }
});

test('today and tomorrow have names of their own, over the end of a month too', () => {
  expect(nameDayFrom('2026-11-30', '2026-11-30')).toBe('today');
  expect(nameDayFrom('2026-11-30', '2026-12-01')).toBe('tomorrow');
  expect(nameDayFrom('2026-11-30', '2026-12-02')).toBe('Wednesday 2 December');
});

test('a window is written with a dash', () => {
  expect(writeTimes({ from: '10:00', to: '13:00' })).toBe('10:00–13:00');
});

test('a moment near is named by its day as people say it (P29.402)', () => {
  const name = (moment: string) => nameMomentFrom(new Date('2026-11-19T02:14:00Z'), new Date(moment));
  expect(name('2026-11-19T09:59:00Z')).toBe('10:59 today');
  expect(name('2026-11-19T23:30:00Z')).toBe('00:30 tomorrow');
  expect(name('2026-11-21T09:59:00Z')).toBe('10:59 on Saturday 21 November');
});
