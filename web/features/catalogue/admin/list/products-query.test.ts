import { expect, test } from 'vitest';
import { isNarrowed, readProductsQuery, WHOLE_LIST, writeProductsQuery } from './products-query.ts';

const narrowed = {
  search: 'meat pie',
  status: 'draft',
  category: 'Small chops',
  sort: 'price-down',
} as const;

test('search, status, category and sorting stand in the address and are read from it', () => {
  const parameters = writeProductsQuery(narrowed);
  expect(String(parameters)).toBe('search=meat+pie&status=draft&category=Small+chops&sort=price-down');
  expect(readProductsQuery(parameters)).toEqual(narrowed);
});

test('the whole list has the bare address', () => {
  expect(String(writeProductsQuery(WHOLE_LIST))).toBe('');
  expect(readProductsQuery(new URLSearchParams())).toEqual(WHOLE_LIST);
});

test('what is unknown in an address counts as not said', () => {
  const parameters = new URLSearchParams({ status: 'burnt', sort: 'taste', search: ` ${'x'.repeat(200)} ` });
  expect(readProductsQuery(parameters)).toEqual({ ...WHOLE_LIST, search: 'x'.repeat(100) });
});

test('sorting alone hides nothing', () => {
  expect(isNarrowed({ ...WHOLE_LIST, sort: 'name' })).toBe(false);
  expect(isNarrowed({ ...WHOLE_LIST, status: 'archived' })).toBe(true);
});
