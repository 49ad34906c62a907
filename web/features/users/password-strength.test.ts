import { expect, test } from 'vitest';
import { measurePassword } from './password-strength.ts';

test.each([
  ['', 'Too short'],
  ['Honey22!x', 'Too short'],
  ['aaaaaaaaaaaa', 'Weak'],
  ['honeycake22', 'Good'],
  ['three puff puffs a day', 'Strong'],
  ['ọjọ́ìbí dára púpọ̀', 'Strong'],
])('%j is called %j', (password, words) => {
  expect(measurePassword(password).words).toBe(words);
});
