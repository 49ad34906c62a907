import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPageParameters } from './page-parameters.ts';

const readProducts = (search: string) =>
  readPageParameters('/products', new URLSearchParams(search)).map((pair) => pair.join('='));

describe('the filters of the product list', () => {
  test.each([
    ['sort=newest&category=Breads', ['category=Breads', 'sort=newest']],
    ['category=Pies,Breads', ['category=Breads', 'category=Pies']],
    ['category=Pies&category=Breads,Pies', ['category=Breads', 'category=Pies']],
    ['flavor= lemon ,,honey,', ['flavor=honey', 'flavor=lemon']],
    ['excludeAllergens=nuts,plutonium,egg', ['excludeAllergens=egg', 'excludeAllergens=nuts']],
    ['minPrice=₦5,000&maxPrice=1e9', ['minPrice=5000']],
    ['minPrice=0500.50&maxPrice=-1', ['minPrice=500.5']],
    ['sort=featured', []],
    ['sort=loudest&custom=maybe', []],
    ['custom=true&custom=0', ['custom=1']],
    ['limit=3&utm_source=mail', []],
  ])('%s reads as %j', (search, expected) => {
    expect(readProducts(search)).toEqual(expected);
  });

  test('a value that is too long and more values than anybody chooses are left out', () => {
    expect(readProducts(`category=${'a'.repeat(101)}&flavor=honey`)).toEqual(['flavor=honey']);
    const values = Array.from({ length: 40 }, (_, number) => `flavor=tag-${number}`);
    expect(readProducts(values.join('&'))).toHaveLength(30);
  });

  test('what was read once reads the same again', () => {
    const name = fc.constantFrom('category', 'excludeAllergens', 'custom', 'minPrice', 'sort', 'cursor', 'q');
    const value = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom('true', 'newest', 'egg,nuts', '12.50', '₦1,000', '-1', '99999999999', 'a,b,,c'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const read = readPageParameters('/products', pairs);
        expect(readPageParameters('/products', read)).toEqual(read);
      }),
    );
  });
});

test('the search page knows its query and nothing else', () => {
  const given = [
    ['q', ' meat pie '],
    ['page', '2'],
  ] as const;
  expect(readPageParameters('/search', given)).toEqual([['q', 'meat pie']]);
  expect(readPageParameters('/search', [['q', 'a'.repeat(101)]])).toEqual([]);
});

test('other pages know no parameters', () => {
  expect(readPageParameters('/about', [['q', 'pie']])).toEqual([]);
});

test.each([
  ['tag=Small+Chops', [['tag', 'small chops']]],
  ['tag=&page=1', []],
  [
    'page=2&tag=cakes',
    [
      ['tag', 'cakes'],
      ['page', '2'],
    ],
  ],
  ['page=0&page=3', []],
  ['page=-2', []],
  ['page=2.5', []],
  ['page=99999', []],
])('the blog understands %s', (query, parameters) => {
  expect(readPageParameters('/blog', new URLSearchParams(query))).toEqual(parameters);
});
