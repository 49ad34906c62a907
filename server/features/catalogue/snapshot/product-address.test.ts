import { expect, test } from 'vitest';
import { productQuerySchema } from '../../../../contract/products.ts';
import { SLUG_MAX_LENGTH } from '../../../../domain/catalogue/slug.ts';
import { readListCursor, writeListCursor } from './list-cursor.ts';
import { addressList } from './product-address.ts';

const addressOf = (search: string) =>
  addressList(productQuerySchema.parse(Object.fromEntries(new URLSearchParams(search))));

test.each([
  ['', '/api/products'],
  ['utm_source=mail', '/api/products'],
  ['sort=featured&limit=500', '/api/products'],
  ['limit=24&sort=newest&category=Pies, Breads', '/api/products?category=Breads%2CPies&sort=newest&limit=24'],
  ['maxPrice=5000.50&minPrice=0', '/api/products?minPrice=0&maxPrice=5000.5'],
  ['custom=true&excludeAllergens=nuts,egg', '/api/products?excludeAllergens=egg%2Cnuts&custom=true'],
])('a list asked for by "%s" is kept under %s', (search, address) => {
  expect(addressOf(search)).toBe(address);
});

test('a canonical address is its own', () => {
  const address = addressOf('flavor=b,a&dietary=c&cursor=f.0.cake&sort=newest');
  expect(addressOf(address.slice(address.indexOf('?')))).toBe(address);
});

test('a cursor finds its place again, in its own order alone', () => {
  const position = { key: -1_772_355_600_123, id: 'red-velvet' };
  const cursor = writeListCursor('newest', position);
  expect(readListCursor('newest', cursor)).toEqual(position);
  expect(readListCursor('featured', cursor)).toBeUndefined();
});

test('a cursor needs no escaping and fits into the address of a page, whatever its product is called', () => {
  const cursor = writeListCursor('featured', { key: 2 ** 52 - 1, id: 'a'.repeat(SLUG_MAX_LENGTH) });
  expect(encodeURIComponent(cursor)).toBe(cursor);
  expect(cursor.length).toBeLessThanOrEqual(100);
  expect(readListCursor('featured', cursor)?.key).toBe(2 ** 52 - 1);
});

test.each(['', 'f', 'f.0', 'f..x', 'f.0.', 'x.0.cake', 'f.0.Cake', 'f.zzzzzzzzzzzzz.cake', '%00'])(
  '"%s" is no cursor',
  (cursor) => {
    expect(readListCursor('featured', cursor)).toBeUndefined();
  },
);
