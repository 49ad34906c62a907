import type { PageData } from '../../contract/page-data.ts';
import type { ProductList } from '../../contract/products.ts';
import { DEFAULT_HOME_PAGE } from '../../domain/shop/home/home-page.ts';
import { EXAMPLE_SHOP } from './render-in-shop.tsx';

export const NO_PRODUCTS: ProductList = {
  data: [],
  total: 0,
  facets: { category: [], occasion: [], dietary: [], flavor: [], allergens: [], custom: [], price: null },
  nextCursor: null,
};

/** What public pages are told by a shop that has opened and sells nothing yet; its texts are not written. */
export const EMPTY_SHOP: Partial<PageData> = {
  readShopProfile: () => EXAMPLE_SHOP,
  listProducts: () => NO_PRODUCTS,
  readProduct: () => undefined,
  readHomePage: () => DEFAULT_HOME_PAGE,
  readFeatured: () => [],
  readCategories: () => [],
  readPresentCategories: (names) => names,
  readFormerCategories: () => ({}),
  readHasDesigner: () => false,
  listPosts: () => ({ posts: [], tags: [], tag: null, total: 0, page: 1, pageCount: 0 }),
  readPage: (slug) => ({
    slug,
    title: '',
    headline: '',
    summary: '',
    lastChanged: '2026-11-15',
    body: { intro: [], sections: [] },
  }),
  readPost: () => undefined,
  readNewestPosts: () => [],
};
