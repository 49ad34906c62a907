import { expect, test } from 'vitest';
import { rememberList, takeListPath, writeEditPath, writeShopPath } from './product-paths.ts';

test('the way back leads to the list as it was filtered', () => {
  expect(takeListPath(rememberList('?status=draft'))).toBe('/admin/products?status=draft');
});

test.each([null, undefined, 'x', {}, { list: 3 }, { list: '//elsewhere.example' }, rememberList('')])(
  'without a remembered list (%j) the way back leads to all products',
  (state) => expect(takeListPath(state)).toBe('/admin/products'),
);

test('an id never leaves its place in an address', () => {
  expect(writeEditPath('../users')).toBe('/admin/products/..%2Fusers/edit');
  expect(writeShopPath('a/b')).toBe('/products/a%2Fb');
});
