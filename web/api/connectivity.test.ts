import { expect, test } from 'vitest';
import { isConnectivityProblem } from './connectivity.ts';

test.each([
  new Error('Network Error'),
  new Error('timeout of 5000ms exceeded'),
  new TypeError('Failed to fetch'),
  new TypeError('Failed to fetch dynamically imported module: /assets/cart.js'),
  new Error('Network error. Please check your connection.'),
  { message: 'Network Error' },
  'timeout',
])('%s is a connectivity problem (S8.4)', (error) => {
  expect(isConnectivityProblem(error)).toBe(true);
});

test.each([
  new Error('An error occurred'),
  new Error('That slot was just taken.'),
  new Error(''),
  { message: 7 },
  {},
  'no',
  null,
  undefined,
])('%s is none (S8.4)', (error) => {
  expect(isConnectivityProblem(error)).toBe(false);
});
