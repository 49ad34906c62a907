import { expect, test } from 'vitest';
import { findProblems, readFieldProblems } from './find-problems.ts';

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

test('a refusal names the fields it is about', () => {
  const refusal = Object.assign(new Error('Please check what you entered.'), {
    fields: { phone: 'That number is too short.' },
  });
  expect(readFieldProblems(refusal)).toEqual({ phone: 'That number is too short.' });
});

test.each([new Error('No line.'), 'No line.', null, Object.assign(new Error(), { fields: null })])(
  'an error without fields (%s) is about none',
  (error) => {
    expect(readFieldProblems(error)).toEqual({});
  },
);
