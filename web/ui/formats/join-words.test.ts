import { expect, test } from 'vitest';
import { joinWords } from './join-words.ts';

test.each([
  [[], ''],
  [['milk'], 'milk'],
  [['milk', 'egg'], 'milk or egg'],
  [['milk', 'egg', 'nuts'], 'milk, egg or nuts'],
])('%j reads %j', (words, sentence) => {
  expect(joinWords(words, 'or')).toBe(sentence);
});
