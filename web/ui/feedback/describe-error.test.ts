import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test.each([
  new TypeError('Failed to fetch dynamically imported module: https://oyin.ng/assets/cart.js'),
  new TypeError('error loading dynamically imported module: https://oyin.ng/assets/cart.js'),
  new TypeError('Importing a module script failed.'),
])('a part that the line has lost is told in our words, not in %s', (error) => {
  expect(describeError(error)).toBe('This couldn’t be loaded. Check your connection and try again.');
});

test.each([
  [new Error('Enter a name.'), 'Enter a name.'],
  ['Not today', 'Not today'],
])('what was said for people stays as it is: %s', (error, words) => {
  expect(describeError(error)).toBe(words);
});
