import { expect, test } from 'vitest';
import { countResults } from './results-words.ts';

test.each([
  [1, 1, '1 bake'],
  [12, 12, '12 bakes'],
  [340, 100, 'The best 100 of 340 bakes'],
])('%i found and %i shown is said as %j', (total, shown, words) => {
  expect(countResults(total, shown)).toBe(words);
});
