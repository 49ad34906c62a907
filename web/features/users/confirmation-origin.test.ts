import { expect, test } from 'vitest';
import { keepConfirmationOrigin, takeConfirmationOrigin } from './confirmation-origin.ts';

function openBrowser() {
  const stored = new Map<string, string>();
  return {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  };
}

test('whoever registered on the way to somewhere gets there, once', () => {
  const browser = openBrowser();
  keepConfirmationOrigin(browser, '/checkout?step=2');
  expect(takeConfirmationOrigin(browser)).toBe('/checkout?step=2');
  expect(takeConfirmationOrigin(browser)).toBe('/account');
});

test.each(['/', '//elsewhere.example', '/confirmemail?token=abc', '/register'])(
  '%j leads to the new account (P29.473)',
  (origin) => {
    const browser = openBrowser();
    keepConfirmationOrigin(browser, origin);
    expect(takeConfirmationOrigin(browser)).toBe('/account');
  },
);

test('a browser that forbids storage still gets to the account', () => {
  const browser = {
    get localStorage(): never {
      throw new DOMException('Access denied', 'SecurityError');
    },
  };
  keepConfirmationOrigin(browser, '/checkout');
  expect(takeConfirmationOrigin(browser)).toBe('/account');
});
