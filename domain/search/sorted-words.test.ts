import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBeginning, mergeWords } from './sorted-words.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', 'ọ'), minLength: 1, maxLength: 5 });
const someWords = fc.uniqueArray(word, { maxLength: 30 });

test('words that come and go leave the rest in order', () => {
  fc.assert(
    fc.property(someWords, someWords, fc.integer({ min: 0, max: 30 }), (stored, others, count) => {
      const words = stored.toSorted();
      const dropped = new Set(words.slice(0, count));
      const added = others.filter((other) => !stored.includes(other));
      const expected = [...words.filter((one) => !dropped.has(one)), ...added].sort();
      expect(mergeWords(words, added, dropped)).toEqual(expected);
    }),
  );
});

test('words with the same beginning are found together', () => {
  fc.assert(
    fc.property(someWords, word, (words, beginning) => {
      const sorted = words.toSorted();
      const { from, to } = findBeginning(sorted, beginning);
      expect(sorted.slice(from, to)).toEqual(sorted.filter((one) => one.startsWith(beginning)));
    }),
  );
});
