import { expect, test } from 'vitest';
import { nameLeadTime } from './status-words.ts';

test.each([
  [0, 'none'],
  [1, '1 hour'],
  [24, '1 day'],
  [36, '1 day 12 hours'],
  [48, '2 days'],
])('a lead time of %d hours is %s', (hours, words) => {
  expect(nameLeadTime(hours)).toBe(words);
});
