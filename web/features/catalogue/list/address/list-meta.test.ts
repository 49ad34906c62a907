import { expect, test } from 'vitest';
import { type ListFilter, NO_LIST_FILTER } from './list-filter.ts';
import { describeList, headList } from './list-meta.ts';

const ORIGIN = 'https://shop.example';
const describeFor = (filter: Partial<ListFilter>) => describeList({ ...NO_LIST_FILTER, ...filter }, ORIGIN);
const NOINDEX = { name: 'robots', content: 'noindex, follow' };

test('the whole list and a single category have an address of their own for search engines', () => {
  expect(describeFor({})).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://shop.example/products',
  });
  expect(describeFor({ category: ['Small chops'], sort: 'newest' })).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://shop.example/products?category=Small+chops',
  });
});

test.each<Partial<ListFilter>>([
  { category: ['Bread', 'Cupcakes'] },
  { category: ['Bread'], dietary: ['Eggless'] },
  { flavor: ['Mango'] },
  { excludeAllergens: ['nuts'] },
  { custom: true },
  { maxPrice: 5_000 },
  { cursor: 'abc' },
])('%j is no page for a search engine', (filter) => {
  expect(describeFor(filter)).toContainEqual(NOINDEX);
  expect(describeFor(filter)).not.toContainEqual(expect.objectContaining({ rel: 'canonical' }));
});

test('the whole list is called as the links to it', () => {
  expect(headList(NO_LIST_FILTER).tab).toBe('Products');
});

test.each<[Partial<ListFilter>, string]>([
  [{}, 'Cakes, chops and bread'],
  [{ category: ['Bread'] }, 'Bread'],
  [{ category: ['Bread', 'Cupcakes'] }, 'Cakes, chops and bread'],
  [{ custom: true }, 'Design a cake'],
  [{ custom: true, category: ['Wedding cakes'] }, 'Wedding cakes'],
])('the list of %j is headed %s', (filter, title) => {
  expect(headList({ ...NO_LIST_FILTER, ...filter }).title).toBe(title);
});
