import { describe, expect, test } from 'vitest';
import { readPaystack } from './payment-settings.ts';

const KEY = `sk_test_${'0123456789abcdef'.repeat(2)}`;
const read = (given: Readonly<Record<string, string>>) => readPaystack((name) => given[name]);

test('without a key there is no Paystack, and nothing to complain about', () => {
  expect(read({})).toEqual({ problems: [] });
});

test.each([KEY, KEY.replace('test', 'live')])('a key alone leads to Paystack itself', (secretKey) => {
  expect(read({ PAYSTACK_SECRET_KEY: secretKey })).toEqual({
    paystack: { secretKey, url: 'https://api.paystack.co' },
    problems: [],
  });
});

describe('PAYSTACK_URL', () => {
  test.each([
    ['https://pay.example/', 'https://pay.example'],
    ['https://pay.example/paystack/', 'https://pay.example/paystack'],
    ['http://127.0.0.1:4100', 'http://127.0.0.1:4100'],
    ['http://[::1]:4100/dev/paystack', 'http://[::1]:4100/dev/paystack'],
  ])('%s', (given, url) => {
    expect(read({ PAYSTACK_SECRET_KEY: KEY, PAYSTACK_URL: given }).paystack?.url).toBe(url);
  });

  test.each([
    'http://pay.example',
    'http://127.pay.example',
    'ftp://127.0.0.1',
    'https://user:hunter2@pay.example',
    'https://pay.example?key=hunter2',
    'https://pay.example#hunter2',
    'hunter2',
  ])('%s is refused, and never repeated', (given) => {
    expect(read({ PAYSTACK_SECRET_KEY: KEY, PAYSTACK_URL: given })).toEqual({
      problems: [
        'PAYSTACK_URL must be an https address such as https://api.paystack.co, without user or query.',
      ],
    });
  });

  test('alone it is refused', () => {
    expect(read({ PAYSTACK_URL: 'https://pay.example' }).problems).toEqual([
      'PAYSTACK_URL is set without PAYSTACK_SECRET_KEY: set both, the key alone, or neither.',
    ]);
  });
});

test.each(['pk_test_0123456789abcdef', 'sk_demo_0123456789abcdef', 'sk_live_', `${KEY} x`, `${KEY}\r\nX: y`])(
  '%j is no secret key, and is never repeated',
  (given) => {
    expect(read({ PAYSTACK_SECRET_KEY: given })).toEqual({
      problems: ['PAYSTACK_SECRET_KEY must be a secret key of Paystack: sk_test_… or sk_live_….'],
    });
  },
);
