import { expect, test } from 'vitest';
import { sayImported } from './import-words.ts';

test.each([
  [{ newCount: 2, changedCount: 5 }, '2 new, 5 changed'],
  [{ newCount: 0, changedCount: 1 }, '1 changed'],
  [{ newCount: 5_000, changedCount: 0 }, '5,000 new'],
  [{ newCount: 0, changedCount: 0 }, ''],
])('%j is told as “%s”', (counts, words) => {
  expect(sayImported(counts)).toBe(words);
});
