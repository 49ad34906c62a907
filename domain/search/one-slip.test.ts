import { expect, test } from 'vitest';
import { isOneSlipApart } from './one-slip.ts';

test.each([
  ['gmial.com', 'gmail.com', true],
  ['gmai.com', 'gmail.com', true],
  ['gmaill.com', 'gmail.com', true],
  ['gnail.com', 'gmail.com', true],
  ['gmail.com', 'gmail.com', false],
  ['gmial.co', 'gmail.com', false],
  ['email.com', 'ymail.co', false],
])('%s for %s: %s', (typed, meant, isSlip) => {
  expect(isOneSlipApart(typed, meant)).toBe(isSlip);
});
