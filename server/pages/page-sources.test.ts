import { expect, test, vi } from 'vitest';
import type { Post } from '../../contract/content.ts';
import type { PageData } from '../../contract/page-data.ts';
import { type ProductAnswer, type ProductList, productQuerySchema } from '../../contract/products.ts';
import { DEFAULT_HOME_PAGE } from '../../domain/shop/home/home-page.ts';
import { BLANK_SHOP_PROFILE } from '../../domain/shop/profile.ts';
import { type PageSources, recordReads } from './page-sources.ts';

const product = (id: string): ProductAnswer => ({
  id,
  name: id,
  description: '',
  category: 'Cakes',
  price: 5_000,
  priceToPay: 5_000,
  discountPercentage: 0,
  isCustom: false,
  dietaryTags: [],
  flavorTags: ['honey'],
  occasions: [],
  allergens: [],
  sizes: [],
  servings: null,
  leadTimeHours: 24,
  workUnits: 1,
  vatClass: 'standard',
  allowsInscription: false,
  egglessExtra: null,
  isOfferedAtCart: false,
  pictures: [],
  version: 1,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
});
const noProducts: ProductList = {
  data: [],
  total: 0,
  facets: { category: [], occasion: [], dietary: [], flavor: [], allergens: [], custom: [], price: null },
  nextCursor: null,
};
const POST: Post = {
  id: '1',
  slug: 'heat',
  title: 'Heat',
  summary: '',
  cover: null,
  tags: [],
  readingMinutes: 1,
  publishedAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
  author: '',
  body: { intro: [], sections: [] },
};
const sources: PageSources = {
  isContentKnown: () => true,
  readShopProfile: () => BLANK_SHOP_PROFILE,
  readHomePage: () => DEFAULT_HOME_PAGE,
  listProducts: vi.fn(() => noProducts),
  readProduct: (id: string) =>
    id === 'honey-cake' ? { product: product(id), related: [product('lemon-cake')] } : undefined,
  readFeatured: () => [],
  readCategories: () => [],
  readPresentCategories: (names) => names,
  readFormerCategories: () => ({}),
  readHasDesigner: () => false,
  readPage: (slug) => ({
    slug,
    title: '',
    headline: '',
    summary: '',
    lastChanged: '2026-11-15',
    body: { intro: [], sections: [] },
  }),
  listPosts: ({ tag, page }) => ({ posts: [], tags: [], tag, total: 0, page, pageCount: 0 }),
  readPost: (slug) =>
    slug === 'heat'
      ? { post: POST, products: [], newer: null, older: null, productIds: ['honey-cake', 'mango-cake'] }
      : undefined,
  readNewestPosts: () => [],
};

function namesAfter(read: (pageData: PageData) => unknown): string[] {
  const { pageData, dependsOn } = recordReads(sources);
  read(pageData);
  return [...dependsOn].sort();
}

test('a page that reads nothing depends on nothing', () => {
  expect(namesAfter(() => {})).toEqual([]);
});

test('lists depend on the whole catalogue', () => {
  const query = productQuerySchema.parse({});
  expect(namesAfter((pageData) => pageData.listProducts(query))).toEqual(['catalogue']);
  expect(sources.listProducts).toHaveBeenCalledWith(query);
  expect(namesAfter((pageData) => pageData.readFeatured())).toEqual(['catalogue']);
  expect(namesAfter((pageData) => pageData.readCategories())).toEqual(['catalogue']);
});

test('the menu depends on whether a cake can be designed, not on the whole catalogue (P36.16)', () => {
  expect(namesAfter((pageData) => pageData.readHasDesigner())).toEqual(['designer']);
});

test('a product’s page depends on it, its related ones and what relates them', () => {
  expect(namesAfter((pageData) => pageData.readProduct('honey-cake'))).toEqual([
    'category:Cakes',
    'flavor:honey',
    'product:honey-cake',
    'product:lemon-cake',
  ]);
});

test('a page about a product that is not there depends on its coming', () => {
  expect(namesAfter((pageData) => pageData.readProduct('mango-cake'))).toEqual(['product:mango-cake']);
});

test('texts depend on the content and on the facts of the shop that they name', () => {
  for (const read of [
    (pageData: PageData) => pageData.readPage('terms'),
    (pageData: PageData) => pageData.listPosts({ tag: null, page: 1 }),
    (pageData: PageData) => pageData.readNewestPosts(3),
    (pageData: PageData) => pageData.readPost('not-written-yet'),
  ]) {
    expect(namesAfter(read)).toEqual(['content', 'shop-profile']);
  }
});

test('a post’s page also depends on every product it names, sold or not', () => {
  expect(namesAfter((pageData) => pageData.readPost('heat'))).toEqual([
    'content',
    'product:honey-cake',
    'product:mango-cake',
    'shop-profile',
  ]);
});

test('several reads of a page add up', () => {
  const names = namesAfter((pageData) => [pageData.readShopProfile(), pageData.readFeatured()]);
  expect(names).toEqual(['catalogue', 'shop-profile']);
});
