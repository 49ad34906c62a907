import { describe, expect, test } from 'vitest';
import { isSameOrigin, listOwnOrigins } from './same-origin.ts';

const own = ['https://shop.example'];

test.each([
  [{ origin: 'https://shop.example' }, true],
  [{ origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{}, false],
  [{ origin: 'null' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'http://shop.example' }, false],
  [{ origin: 'https://shop.example.evil.example' }, false],
  [{ origin: 'https://shop.example:8443' }, false],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, false],
  [{ origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
])('a write with %j is ours: %s', (headers, expected) => {
  expect(isSameOrigin(new Headers(headers), own)).toBe(expected);
});

describe('our origins', () => {
  test('are PUBLIC_URL alone', () => {
    expect(listOwnOrigins('https://shop.example', undefined)).toEqual(['https://shop.example']);
  });

  test('are, in the demo, also the names of this machine with the port it got', () => {
    expect(listOwnOrigins('http://localhost:3000', 3000)).toEqual([
      'http://localhost:3000',
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
    ]);
  });
});
