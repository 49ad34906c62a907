import type { PageSlug } from '../domain/content/entry.ts';
import type { HomePage } from '../domain/shop/home/home-page.ts';
import type { ShopProfile } from '../domain/shop/profile.ts';
import type { ContentPage, Post, PostLink, PostList } from './content.ts';
import type { ProductAnswer, ProductList, ProductPictureAnswer, ProductQuery } from './products.ts';

export type ProductPageData = {
  readonly product: ProductAnswer;
  /** What else this shopper may like, best first. */
  readonly related: readonly ProductAnswer[];
};

export type CategorySummary = {
  readonly name: string;
  readonly count: number;
  /** The one the owner has chosen, otherwise that of the category's first product that has one. */
  readonly picture: ProductPictureAnswer | null;
};

export type PostPageData = {
  readonly post: Post;
  /** Named in the post and still sold, in the order of the post. */
  readonly products: readonly ProductAnswer[];
  readonly newer: PostLink | null;
  readonly older: PostLink | null;
};

/** The post was renamed: its old address leads to the new one for good. */
export type MovedPost = { readonly movedTo: string };

export type PostQuery = {
  readonly tag: string | null;
  /** From 1. */
  readonly page: number;
};

/** What pages show of the content: published posts, and the pages as they hold now. */
export type ContentReads = {
  readonly readPage: (slug: PageSlug) => ContentPage;
  /** A page beyond the last has no posts. */
  readonly listPosts: (query: PostQuery) => PostList;
  readonly readPost: (slug: string) => PostPageData | MovedPost | undefined;
  /** Whole, newest first, for the feed. */
  readonly readNewestPosts: (count: number) => readonly Post[];
};

/**
 * What a page's loader may ask of the server while it renders. Each read is remembered with the cached page,
 * so that the page is dropped when what it shows changes; nothing that depends on time, orders or the visitor is offered.
 */
export type PageData = ContentReads & {
  readonly readShopProfile: () => ShopProfile;
  /** With the announcement of today alone: the page is dropped when that changes. */
  readonly readHomePage: () => HomePage;
  /** A cursor that is not one of ours begins at the beginning. */
  readonly listProducts: (query: ProductQuery) => ProductList;
  /** Undefined for what is not in the shop: drafts and archived products too. */
  readonly readProduct: (id: string) => ProductPageData | undefined;
  readonly readFeatured: () => readonly ProductAnswer[];
  /** In the owner's order, otherwise by name. */
  readonly readCategories: () => readonly CategorySummary[];
  /** Each once, with the name it has now in place of one it had before. */
  readonly readPresentCategories: (names: readonly string[]) => readonly string[];
  /** Each former name of a category with the present one, for pages that read their address in the browser. */
  readonly readFormerCategories: () => Readonly<Record<string, string>>;
  /** Whether a cake that can be designed is on sale. */
  readonly readHasDesigner: () => boolean;
};
