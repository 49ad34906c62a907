import { expect, test } from 'vitest';
import { describeLeadTime } from './lead-time.ts';

test.each([
  [0, 'Ready the same day'],
  [1, 'Order an hour ahead'],
  [6, 'Order 6 hours ahead'],
  [23, 'Order 23 hours ahead'],
  [24, 'Order a day ahead'],
  [25, 'Order 2 days ahead'],
  [48, 'Order 2 days ahead'],
  [720, 'Order 30 days ahead'],
])('%d hours read "%s" (P1.5)', (hours, words) => {
  expect(describeLeadTime(hours)).toBe(words);
});
