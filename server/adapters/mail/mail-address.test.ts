import { describe, expect, test } from 'vitest';
import { domainOf, isMailAddress } from './mail-address.ts';

describe('an address', () => {
  test.each(['ada@shop.example', 'ada+cakes@localhost', 'ọlá@ìlú.example', "o'neil_1%x@a-b.example"])(
    '%s is one',
    (text) => {
      expect(isMailAddress(text)).toBe(true);
    },
  );

  test.each([
    '',
    'ada',
    '@shop.example',
    'ada@',
    'ada@@shop.example',
    'ada@shop.example, eve@evil.example',
    'ada@shop.example;eve@evil.example',
    'Ada <ada@shop.example>',
    'ada@shop.example\r\nBcc: eve@evil.example',
    'ada@shop.example\n',
    'ada@shop.example\u0000',
    'ada @shop.example',
    '"ada eve"@shop.example',
    `${'a'.repeat(250)}@shop.example`,
  ])('%j is not', (text) => {
    expect(isMailAddress(text)).toBe(false);
  });

  test('has its domain behind the sign', () => {
    expect(domainOf('ada@shop.example')).toBe('shop.example');
  });
});
