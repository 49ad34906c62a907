import { expect, test } from 'vitest';
import type { SearchResults } from '../../../contract/search.ts';
import { bake } from '../../testing/stub-catalogue.ts';
import { findWaysOut, sayWaysOut, searchBroader } from './ways-out.ts';

const CAKE = bake('Cake');
const DAY = { name: 'By Sat 21 Nov' };
const PRICE = { name: 'Up to ₦5,000' };

const describeNeed = (name: string, queryWithout: string) => ({
  name,
  note: '',
  isDesigned: false,
  allergens: [],
  queryWithout,
});

/** Of the filters, only these stand in the way. */
const narrowing = (...inTheWay: readonly (typeof DAY)[]) => ({
  chips: [DAY, PRICE],
  count: (products: readonly unknown[], without: readonly (typeof DAY)[]) =>
    inTheWay.every((chip) => without.includes(chip)) ? products.length : 0,
});
const vegan = (...products: (typeof CAKE)[]) => ({ without: ['Vegan'], products });
const halal = (...products: (typeof CAKE)[]) => ({ without: ['Halal'], products });

test.each([
  ['one need that brings something', [vegan(CAKE)], narrowing(), '“Vegan”'],
  ['each need that does by itself', [vegan(CAKE), halal(CAKE)], narrowing(), '“Vegan” or “Halal”'],
  ['only those that do', [vegan(), halal(CAKE)], narrowing(), '“Halal”'],
  ['a need together with a filter', [vegan(CAKE)], narrowing(DAY), '“Vegan” and “By Sat 21 Nov”'],
  [
    'a need together with all filters',
    [vegan(CAKE)],
    narrowing(DAY, PRICE),
    '“Vegan”, “By Sat 21 Nov” and “Up to ₦5,000”',
  ],
  [
    'all needs together',
    [vegan(), halal(), { without: ['Vegan', 'Halal'], products: [CAKE] }],
    narrowing(),
    '“Vegan” and “Halal”',
  ],
  ['nothing where nothing helps', [vegan(), halal()], narrowing(), ''],
])('the ways out name %s (P29.551)', (_, broader, filters, words) => {
  expect(sayWaysOut(findWaysOut(broader, filters))).toBe(words);
});

test('a search is made broader by each of its needs, and by all; what fails is no way out (P29.551)', async () => {
  const search = (query: string): Promise<SearchResults> =>
    query === 'cake'
      ? Promise.reject(new Error('gone'))
      : Promise.resolve({ data: [CAKE], total: 1, terms: [], needs: [], alternatives: [] });
  const needs = [describeNeed('Vegan', 'halal cake'), describeNeed('Halal', 'vegan cake')];
  expect(await searchBroader('vegan halal cake', needs, search)).toEqual([
    { without: ['Vegan'], products: [CAKE] },
    { without: ['Halal'], products: [CAKE] },
    { without: ['Vegan', 'Halal'], products: [] },
  ]);
});
