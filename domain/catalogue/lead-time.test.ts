import { expect, test } from 'vitest';
import { readNotice } from './lead-time.ts';

test.each([
  [0, 'Order the day before'],
  [6, 'Order the day before'],
  [23, 'Order the day before'],
  [24, 'Order 24 hours ahead'],
  [25, 'Order 25 hours ahead'],
  [36, 'Order 36 hours ahead'],
  [48, 'Order 2 days ahead'],
  [100, 'Order more than 4 days ahead'],
  [720, 'Order 30 days ahead'],
])('%d hours read "%s" (P1.5)', (hours, words) => {
  expect(readNotice(hours).words).toBe(words);
});

test.each([
  [1, 'an hour'],
  [5, '5 hours'],
  [24, 'a day'],
  [36, '36 hours'],
  [72, '3 days'],
])('%d hours are “%s”', (hours, time) => {
  expect(readNotice(hours).time).toBe(time);
});
