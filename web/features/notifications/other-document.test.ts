import { expect, test } from 'vitest';
import { isOtherDocument } from './other-document.ts';

test.each([
  ['/about', '/orders/1', false],
  ['/admin', '/admin/orders/1', false],
  ['/about', '/admin/orders/1', true],
  ['/admin/orders', '/orders/1', true],
  ['/about', '/admin', true],
  ['/about', '/administrators-cake', false],
])('from %s to %s the document changes: %s', (path, link, isOther) => {
  expect(isOtherDocument(path, link)).toBe(isOther);
});
