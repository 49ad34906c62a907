import { expect, test } from 'vitest';
import { openShopApp } from '../testing/shop-app.ts';

test.each([
  ['a page', '/'],
  ['a page that is not there', '/nothing-here'],
  ['a call', '/api/delivery-terms'],
  ['a call that is not there', '/api/nothing-here'],
  ['an address that is too long', `/?q=${'x'.repeat(3_000)}`],
  ['a picture that is not there', '/pictures/none/320.webp'],
  ['the sign of life', '/healthz'],
])('%s says how a browser is to treat it (P21.14)', async (_, path) => {
  const shop = await openShopApp();
  const { headers } = await shop.visit().ask(path);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('x-frame-options') ?? headers.get('content-security-policy')).toBeTruthy();
  expect(headers.get('content-security-policy')).toBeTruthy();
});

test('what can only be read, a redirect and a fault say it, too (P21.14)', async () => {
  const shop = await openShopApp();
  for (const [path, method] of [
    ['/', 'POST'],
    ['/products/', 'GET'],
    ['/api/auth/%E0%A4%A', 'GET'],
  ] as const) {
    const { headers } = await shop.visit().ask(path, { method });
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('x-frame-options'), path).toBe('DENY');
  }
});
