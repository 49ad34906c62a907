import { expect, test } from 'vitest';
import { describeLeadTime } from './lead-time.ts';

test.each([
  [0, 'Order the day before'],
  [6, 'Order the day before'],
  [23, 'Order the day before'],
  [24, 'Order a day ahead'],
  [25, 'Order 2 days ahead'],
  [48, 'Order 2 days ahead'],
  [720, 'Order 30 days ahead'],
])('%d hours read "%s" (P1.5)', (hours, words) => {
  expect(describeLeadTime(hours)).toBe(words);
});
