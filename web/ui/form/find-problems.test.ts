import { expect, test } from 'vitest';
import { findProblems } from './find-problems.ts';

const words = {
  email: { missing: 'Enter your email address.', wrong: 'Enter an email address like you@example.com.' },
};

function control(name: string, fault?: 'missing' | 'wrong') {
  return {
    name,
    validity: { valid: fault === undefined, valueMissing: fault === 'missing' },
    validationMessage: fault === undefined ? '' : "The browser's own words.",
  };
}

test('a field that is well filled in has no problem', () => {
  expect(findProblems([control('email')], words)).toEqual({});
});

test('an empty field and a wrong one are told apart', () => {
  expect(findProblems([control('email', 'missing')], words)).toEqual({ email: 'Enter your email address.' });
  expect(findProblems([control('email', 'wrong')], words)).toEqual({
    email: 'Enter an email address like you@example.com.',
  });
});

test("a field without words of ours gets the browser's", () => {
  expect(findProblems([control('name', 'missing')], words)).toEqual({ name: "The browser's own words." });
});

test('controls without a name, such as buttons, are left alone', () => {
  expect(findProblems([control('', 'wrong')], words)).toEqual({});
});
