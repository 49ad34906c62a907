import { describe, expect, test } from 'vitest';
import { parseMailFrom, parseSmtpUrl } from './mail-settings.ts';

describe('SMTP_URL', () => {
  test('smtps means encryption from the start', () => {
    expect(parseSmtpUrl('smtps://shop:p%40ss%2Fword@mail.example:2465')).toEqual({
      host: 'mail.example',
      port: 2465,
      isTlsFromStart: true,
      login: { user: 'shop', password: 'p@ss/word' },
    });
  });

  test.each([
    ['smtps://mail.example', 465],
    ['smtp://mail.example/', 587],
  ])('%s has the usual port, and no login', (given, port) => {
    expect(parseSmtpUrl(given)).toMatchObject({ host: 'mail.example', port, login: undefined });
  });

  test('an address of this machine may be a number', () => {
    expect(parseSmtpUrl('smtp://[::1]:1025')).toMatchObject({
      host: '::1',
      port: 1025,
      isTlsFromStart: false,
    });
  });

  test.each([
    'mail.example:465',
    'https://mail.example',
    'smtp:mail.example',
    'smtp://',
    'smtp://ma il.example',
    'smtp://mail.example/path',
    'smtp://mail.example?tls.rejectUnauthorized=false',
    'smtp://mail.example#x',
    'smtp://shop@mail.example',
    'smtp://:word@mail.example',
    'smtp://shop:100%@mail.example',
    'smtp://mail.example:99999',
  ])('%s is not understood', (given) => {
    expect(parseSmtpUrl(given)).toBeUndefined();
  });
});

describe('MAIL_FROM', () => {
  test.each([
    ['Our bakery <orders@shop.example>', 'Our bakery'],
    ['"Bakery, the best" <orders@shop.example>', 'Bakery, the best'],
    ['<orders@shop.example>', undefined],
    ['orders@shop.example', undefined],
  ])('%s', (given, name) => {
    expect(parseMailFrom(given)).toEqual({ name, address: 'orders@shop.example' });
  });

  test.each([
    'Our bakery',
    'a@b, c@d',
    'Our bakery <orders>',
    'Shop\nBcc: <eve@evil.example>',
    '<a@b> <c@d>',
  ])('%j is no sender', (given) => {
    expect(parseMailFrom(given)).toBeUndefined();
  });
});
