import { expect, test } from 'vitest';
import { splitWords } from './split-words.ts';

test.each([
  ['Mama’s Puff-Puff', ['mamas', 'puff', 'puff']],
  ["Mama's  pie,pies", ['mamas', 'pie', 'pies']],
  ['8-inch (20 cm)', ['8', 'inch', '20', 'cm']],
  ['  ', []],
  ['!?₦', []],
  ['🎂 cake', ['cake']],
])('the words of %j are %j', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});
