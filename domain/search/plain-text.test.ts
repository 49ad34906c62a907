import { expect, test } from 'vitest';
import { splitWords, toPlainText } from './plain-text.ts';

test.each([
  ['ọ̀yìn', 'oyin'],
  ['Ọ̀YÌN', 'oyin'],
  ['Ẹ̀kọ Ṣọ́ọ̀kì', 'eko sooki'],
  ['Ụ́gbọ́ ịhe ṅwa', 'ugbo ihe nwa'],
  ['ƙwai ɗan ɓera ƴa', 'kwai dan bera ya'],
  ['Crème brûlée', 'creme brulee'],
  ['ﬁnger', 'finger'],
  ['PUFF', 'puff'],
])('%j is read as %j, with and without its marks', (written, plain) => {
  expect(toPlainText(written)).toBe(plain);
  expect(toPlainText(written.normalize('NFC'))).toBe(plain);
  expect(toPlainText(written.normalize('NFD'))).toBe(plain);
});

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
