import { expect, test } from 'vitest';
import { toPlainText } from './plain-text.ts';

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
