import type { ShopProfile } from '../domain/shop/profile.ts';
import type { ProductAnswer, ProductList, ProductPictureAnswer, ProductQuery } from './products.ts';

export type ProductPageData = {
  readonly product: ProductAnswer;
  /** What else this shopper may like, best first. */
  readonly related: readonly ProductAnswer[];
};

export type CategorySummary = {
  readonly name: string;
  readonly count: number;
  /** Of the category's first product that has one. */
  readonly picture: ProductPictureAnswer | null;
};

/**
 * What a page's loader may ask of the server while it renders. Each read is remembered with the kept page,
 * so that the page is dropped when what it shows changes; nothing that depends on time, orders or the visitor is offered.
 */
export type PageData = {
  readonly readShopProfile: () => ShopProfile;
  /** A cursor that is not one of ours begins at the beginning. */
  readonly listProducts: (query: ProductQuery) => ProductList;
  /** Undefined for what is not in the shop: drafts and archived products too. */
  readonly readProduct: (id: string) => ProductPageData | undefined;
  readonly readFeatured: () => readonly ProductAnswer[];
  /** Sorted by name. */
  readonly readCategories: () => readonly CategorySummary[];
};
