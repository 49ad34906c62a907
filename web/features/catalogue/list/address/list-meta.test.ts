import { expect, test } from 'vitest';
import { BLANK_SHOP_PROFILE } from '../../../../../domain/shop/profile.ts';
import { type ListFilter, NO_LIST_FILTER } from './list-filter.ts';
import { describeList, headList } from './list-meta.ts';

const matches = [{ id: 'root', loaderData: { shop: BLANK_SHOP_PROFILE, origin: 'https://shop.example' } }];
const describeFor = (filter: Partial<ListFilter>, total = 12) =>
  describeList({ matches }, { ...NO_LIST_FILTER, ...filter }, total);
const canonical = (path: string) => ({
  tagName: 'link',
  rel: 'canonical',
  href: `https://shop.example${path}`,
});

test.each<[Partial<ListFilter>, string]>([
  [{}, '/products'],
  [{ category: ['Small chops'] }, '/products?category=Small+chops'],
  [{ category: ['Small chops'], sort: 'newest' }, '/products?category=Small+chops'],
  [{ category: ['Bread', 'Cupcakes'] }, '/products'],
  [{ category: ['Bread'], dietary: ['Eggless'] }, '/products'],
  [{ flavor: ['Mango'] }, '/products'],
  [{ excludeAllergens: ['nuts'] }, '/products'],
  [{ custom: true }, '/products'],
  [{ maxPrice: 5_000 }, '/products'],
])('%j is known to search engines as %s', (filter, path) => {
  const described = describeFor(filter);
  expect(described).toContainEqual(canonical(path));
  expect(described).not.toContainEqual(expect.objectContaining({ name: 'robots' }));
});

test('a list that begins in the middle, or has nothing left, is no page for a search engine', () => {
  for (const described of [describeFor({ cursor: 'abc' }), describeFor({ flavor: ['Mango'] }, 0)]) {
    expect(described).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(described).not.toContainEqual(expect.objectContaining({ rel: 'canonical' }));
  }
});

test('a shop that has nothing to sell yet may be found all the same', () => {
  expect(describeFor({}, 0)).toContainEqual(canonical('/products'));
});

test('the whole list is called as the links to it', () => {
  expect(headList(NO_LIST_FILTER).tab).toBe('Products');
});

test.each<[Partial<ListFilter>, string]>([
  [{}, 'Our products'],
  [{ category: ['Bread'] }, 'Bread'],
  [{ category: ['Bread', 'Cupcakes'] }, 'Our products'],
  [{ custom: true }, 'Design a cake'],
  [{ custom: true, category: ['Wedding cakes'] }, 'Wedding cakes'],
])('the list of %j is headed %s', (filter, title) => {
  expect(headList({ ...NO_LIST_FILTER, ...filter }).title).toBe(title);
});
