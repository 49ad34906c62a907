import { expect, test } from 'vitest';
import { framedMail } from './framed-mail.ts';

test.each([
  [
    '<html><head><title>x</title></head></html>',
    '<html><head><base target="_top"><title>x</title></head></html>',
  ],
  ['<HTML><HEAD lang="en"></HEAD>', '<HTML><HEAD lang="en"><base target="_top"></HEAD>'],
  ['<header>Hello</header>', '<base target="_top"><header>Hello</header>'],
  ['<p>Hello</p>', '<base target="_top"><p>Hello</p>'],
])('%s', (html, framed) => {
  expect(framedMail(html)).toBe(framed);
});
