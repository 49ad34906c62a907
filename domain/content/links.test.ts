import { expect, test } from 'vitest';
import { isSafeLink } from './links.ts';

test.each([
  'https://ndpc.gov.ng',
  'https://shop.example/a?b=c#d',
  'HTTPS://SHOP.EXAMPLE',
  'mailto:info@ndpc.gov.ng',
  'mailto:hello@shop.example?subject=Cake',
  'tel:+2348031234567',
  '/returns',
  '/returns#refunds',
  '/products?category=Bread',
  '/',
  '#refunds',
])('%s may be linked to', (target) => {
  expect(isSafeLink(target)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript\u0000:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  'http://shop.example',
  'ftp://shop.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a\\..\\b',
  'https:evil.example',
  'https:/evil.example',
  'https://',
  'https:///evil.example',
  'https://\\evil.example',
  'mailto:nobody',
  'tel:',
  'tel:1;javascript:x',
  'relative/page',
  '?q=1',
  '',
  '#',
  '/a\u202eb',
])('%j is refused', (target) => {
  expect(isSafeLink(target)).toBe(false);
});
