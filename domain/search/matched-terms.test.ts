import { expect, test } from 'vitest';
import { listMatchedTerms, listMendedTerms } from './matched-terms.ts';
import type { SearchableProduct } from './product-words.ts';
import { createSearchIndex } from './search-index.ts';
import { BAKERY_CATALOGUE } from './testing/bakery-catalogue.ts';

const index = createSearchIndex<SearchableProduct>();
index.change(BAKERY_CATALOGUE, []);

test.each([
  ['meatpie', ['meat', 'pie']],
  ['velvte', ['velvet']],
  ['choc', ['chocolate']],
  ['donut', ['doughnuts']],
  ['oyin', ['ọ̀yìn', 'honey']],
  ['puffpuff', ['puff']],
  ['vanilla cupcakes', ['cupcakes', 'vanilla']],
  ['redvelvetcake', ['cupcakes', 'velvet', 'cakes', 'cake', 'red']],
  ['mango cake', ['cheesecakes', 'cheesecake', 'mango']],
  ['cookies cream', ['cookies', 'cream']],
  ['ogbomosho', []],
  ['xylophone', []],
])('for %j the words %j are marked', (query, terms) => {
  const { best, words } = index.find(query, 100);
  expect(listMatchedTerms(best, words)).toEqual(terms);
});

test.each([
  ['velvte', ['velvet']],
  ['choc', []],
  ['velvte cake', ['velvet']],
])('for %j the words %j of the first name were typed otherwise (P29.70)', (query, terms) => {
  const { best, words } = index.find(query, 1);
  expect(best.map((product) => listMendedTerms(product, words, query))).toEqual([terms]);
});
