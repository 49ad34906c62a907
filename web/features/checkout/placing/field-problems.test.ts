import { expect, test } from 'vitest';
import { findFirstField, forgetProblems, listUnplaced } from './field-problems.ts';

test('the keyboard goes to the first problem of the page, in whatever order the problems were told', () => {
  expect(findFirstField({ slot: 'Choose.', 'address.lga': 'Choose.', payment: 'Choose.' })).toBe(
    'address.lga',
  );
  expect(findFirstField({})).toBeUndefined();
});

test('a problem of the whole order is told beside the button, once (P5.2)', () => {
  const words = 'Orders to Abuja begin at ₦20,000.';
  expect(listUnplaced({ lines: words, expectedTotal: words, 'contact.name': 'Enter a name.' })).toEqual([
    words,
  ]);
});

test('a field that is edited is no longer told to be wrong, and the others stay so', () => {
  const problems = { 'address.lga': 'Choose.', 'address.area': 'Enter.', slot: 'Choose.' };
  expect(forgetProblems(problems, 'address.area')).toEqual({ 'address.lga': 'Choose.', slot: 'Choose.' });
  expect(forgetProblems(problems, 'address')).toEqual({ slot: 'Choose.' });
  expect(forgetProblems(problems, 'note')).toBe(problems);
});
