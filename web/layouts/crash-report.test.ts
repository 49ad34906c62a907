import { expect, test } from 'vitest';
import { describeError, isLineLost, writeDetails, writeReportAddress } from './crash-report.ts';

const report = {
  message: "TypeError: Cannot read properties of undefined (reading 'price')",
  reference: '7f3c-20a1',
  address: 'https://bakery.example/cart?from=home',
  time: '17 Nov 2026, 11:20',
};

test('the technical details are the message, the address, the reference and the time (S2.20)', () => {
  expect(writeDetails(report)).toBe(
    [
      "TypeError: Cannot read properties of undefined (reading 'price')",
      'https://bakery.example/cart?from=home',
      'Reference 7f3c-20a1',
      '17 Nov 2026, 11:20',
    ].join('\n'),
  );
});

test('what is not known is left out of the details', () => {
  expect(writeDetails({ ...report, reference: null, time: null })).not.toMatch(/Reference|null/);
});

test('a report is a mail to support with a subject and the details (S2.20)', () => {
  const mail = new URL(writeReportAddress('hello@bakery.example', report));
  expect(mail.protocol).toBe('mailto:');
  expect(mail.pathname).toBe('hello@bakery.example');
  expect(mail.searchParams.get('subject')).toBe('Something went wrong in the shop');
  expect(mail.searchParams.get('body')).toContain('https://bakery.example/cart?from=home');
  expect(mail.searchParams.get('body')).toContain('Reference 7f3c-20a1');
});

test.each([
  [new TypeError('No price.'), 'TypeError: No price.'],
  [{ status: 405, statusText: 'Method Not Allowed', internal: true, data: null }, '405 Method Not Allowed'],
  ['odd', 'odd'],
])('whatever was thrown has a message: %j', (error, message) => {
  expect(describeError(error)).toBe(message);
});

test.each([
  'Failed to fetch',
  'Failed to fetch dynamically imported module: https://bakery.example/assets/cart.js',
  'NetworkError when attempting to fetch resource.',
  'error loading dynamically imported module: https://bakery.example/assets/cart.js',
  'Load failed',
  'Importing a module script failed.',
])('a call or a script that did not get through is no fault of the shop: %s (P29.585)', (words) => {
  expect(isLineLost(new TypeError(words))).toBe(true);
});

test.each([
  new TypeError("Cannot read properties of undefined (reading 'price')"),
  new Error('Failed to fetch'),
  { status: 500, statusText: '', internal: false, data: null },
  null,
])('any other error is one: %s (P29.585)', (error) => {
  expect(isLineLost(error)).toBe(false);
});
