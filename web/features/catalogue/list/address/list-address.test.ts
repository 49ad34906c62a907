import { expect, test } from 'vitest';
import { readListFilter, writeListAddress } from './list-address.ts';
import { changeFilter, countFilters, NO_LIST_FILTER, toggleValue, toProductQuery } from './list-filter.ts';

const read = (search: string) => readListFilter(new URLSearchParams(search));

const EVERYTHING = {
  query: '',
  category: ['Bread', 'Small chops'],
  occasion: ['birthday'],
  dietary: ['Eggless'],
  flavor: ['Coconut'],
  excludeAllergens: ['nuts', 'soya'],
  custom: false,
  minPrice: 5_000,
  maxPrice: 35_000,
  serves: 20,
  notice: 48,
  sort: 'price-up',
  cursor: 'abc',
} as const;

test('every choice stands in the address, and the address gives the same choice back (P1.3)', () => {
  const address = writeListAddress(EVERYTHING);
  expect(address).toBe(
    '/products?category=Bread&category=Small+chops&occasion=birthday&dietary=Eggless&flavor=Coconut&excludeAllergens=nuts&excludeAllergens=soya&custom=0&minPrice=5000&maxPrice=35000&serves=20&notice=48&sort=price-up&cursor=abc',
  );
  expect(read(address.slice('/products?'.length))).toEqual(EVERYTHING);
});

test('search results have the same choices beside the query (P24.1)', () => {
  const address = writeListAddress({ ...EVERYTHING, query: 'red velvet', cursor: null });
  expect(address).toBe(
    '/search?q=red+velvet&category=Bread&category=Small+chops&occasion=birthday&dietary=Eggless&flavor=Coconut&excludeAllergens=nuts&excludeAllergens=soya&custom=0&minPrice=5000&maxPrice=35000&serves=20&notice=48&sort=price-up',
  );
});

test('the list with nothing chosen has the plain address', () => {
  expect(writeListAddress(NO_LIST_FILTER)).toBe('/products');
  expect(read('')).toEqual(NO_LIST_FILTER);
});

test('the order in which filters were picked makes no other address', () => {
  const one = { ...NO_LIST_FILTER, category: ['Bread', 'Cupcakes'] };
  const other = { ...NO_LIST_FILTER, category: ['Cupcakes', 'Bread'] };
  expect(writeListAddress(one)).toBe(writeListAddress(other));
});

test.each(['featured', 'newest', 'price-up', 'price-down'])('the list is sorted by %s (P1.3)', (sort) => {
  expect(read(`sort=${sort}`).sort).toBe(sort);
});

test.each([
  ['category=Bread,Cupcakes', { category: ['Bread', 'Cupcakes'] }],
  ['category=Bread&category=Bread&category=', { category: ['Bread'] }],
  ['custom=1', { custom: true }],
  ['custom=true', { custom: true }],
  ['custom=false', { custom: false }],
  ['minPrice=%E2%82%A65%2C000', { minPrice: 5_000 }],
  ['maxPrice=1500.5', { maxPrice: 1_500.5 }],
  ['minPrice=9000&maxPrice=2000', { minPrice: 2_000, maxPrice: 9_000 }],
])('%s is understood', (search, meant) => {
  expect(read(search)).toEqual({ ...NO_LIST_FILTER, ...meant });
});

test.each([
  'custom=maybe',
  'sort=tastiest',
  'excludeAllergens=gold',
  'minPrice=-5',
  'minPrice=cheap',
  'maxPrice=1e99',
  'maxPrice=99999999999',
  `category=${'x'.repeat(101)}`,
  `cursor=${'x'.repeat(101)}`,
  'nonsense=1',
])('%s makes no sense and is left out', (search) => {
  expect(read(search)).toEqual(NO_LIST_FILTER);
});

test('a changed choice starts its list at the beginning', () => {
  expect(toggleValue(EVERYTHING, 'flavor', 'Mango').cursor).toBeNull();
  expect(changeFilter(EVERYTHING, { sort: 'newest' }).cursor).toBeNull();
});

test('a value that is there is taken out, one that is not is put in', () => {
  expect(toggleValue(EVERYTHING, 'category', 'Bread').category).toEqual(['Small chops']);
  expect(toggleValue(EVERYTHING, 'category', 'Cupcakes').category).toEqual([
    'Bread',
    'Small chops',
    'Cupcakes',
  ]);
});

test('a price range counts as one filter, sorting as none', () => {
  expect(countFilters(EVERYTHING)).toBe(11);
  expect(countFilters({ ...NO_LIST_FILTER, sort: 'newest' })).toBe(0);
});

test('the question to the catalogue says only what was asked', () => {
  expect(toProductQuery(NO_LIST_FILTER, 24)).toEqual({
    category: [],
    occasion: [],
    dietary: [],
    flavor: [],
    excludeAllergens: [],
    sort: 'featured',
    limit: 24,
  });
  expect(toProductQuery(EVERYTHING, 24)).toMatchObject({ custom: 'false', minPrice: 5_000, cursor: 'abc' });
});
