import { expect, test } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

test.each([
  ['tolu@gmial.com', 'tolu@gmail.com'],
  ['tolu@gmail.co', 'tolu@gmail.com'],
  ['ada@yaho.com', 'ada@yahoo.com'],
  ['ada@Hotmial.com', 'ada@hotmail.com'],
  ['tolu@gmail.con', 'tolu@gmail.com'],
  ['tolu@gmial.con', 'tolu@gmail.com'],
  ['ada@mybakery.vom', 'ada@mybakery.com'],
])('%s is asked about: did you mean %s? (P29.7, P29.579)', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each(['tolu@gmail.com', 'ada@ymail.com', 'ada@mybakery.ng', 'ada@', 'ada', ''])(
  '“%s” is not',
  (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  },
);
