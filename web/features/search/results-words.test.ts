import { expect, test } from 'vitest';
import { countResults, sayUnderstood } from './results-words.ts';

test.each([
  [1, 1, '1 product'],
  [12, 12, '12 products'],
  [340, 100, 'The best 100 of 340 products'],
])('%i found and %i shown is said as %j', (total, shown, words) => {
  expect(countResults(total, shown)).toBe(words);
});

test.each([
  [{}, ''],
  [{ meant: 'chocolate' }, 'Showing results for “chocolate”.'],
  [{ meant: 'cake', leftOut: ['unicorn'] }, 'Nothing matches “unicorn”. Showing results for “cake”.'],
])('what was looked for instead: %j is said as %j (P29.317, P29.462)', (found, words) => {
  expect(sayUnderstood(found)).toBe(words);
});
