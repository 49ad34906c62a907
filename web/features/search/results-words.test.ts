import { expect, test } from 'vitest';
import { countResults } from './results-words.ts';

test.each([
  [1, 1, '1 product'],
  [12, 12, '12 products'],
  [340, 100, 'The best 100 of 340 products'],
])('%i found and %i shown is said as %j', (total, shown, words) => {
  expect(countResults(total, shown)).toBe(words);
});
