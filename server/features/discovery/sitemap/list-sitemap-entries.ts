import type { Product } from '../../../../domain/catalogue/product.ts';
import { listWidths, writePicturePath } from '../../../../domain/pictures/renditions.ts';
import type { SitemapEntry } from './write-sitemap.ts';

/** What there is to read beside the products. */
export type ReadableContent = {
  readonly pages: readonly { readonly path: string; readonly changedOn: string | null }[];
  readonly posts: readonly {
    readonly path: string;
    readonly changedOn: string;
    readonly cover: { readonly id: string; readonly width: number } | null;
  }[];
};

/** Every address that search engines may list, what people look for first at the beginning. */
export function listSitemapEntries(products: readonly Product[], content: ReadableContent): SitemapEntry[] {
  const { pages, posts } = content;
  const newestPost = findNewest(posts.map(({ changedOn }) => changedOn));
  return [
    { path: '/', changedOn: findNewestProduct(products), picturePaths: [] },
    { path: '/products', changedOn: findNewestProduct(products), picturePaths: [] },
    ...listCategories(products),
    ...products.map(describeProduct),
    // A blog without posts is nothing to find.
    ...(newestPost === null ? [] : [{ path: '/blog', changedOn: newestPost, picturePaths: [] }]),
    ...posts.map(({ path, changedOn, cover }) => ({
      path,
      changedOn,
      picturePaths: cover ? [writeLargestPath(cover)] : [],
    })),
    ...pages.map((page) => ({ ...page, picturePaths: [] })),
  ];
}

function describeProduct({ id, updatedAt, pictures }: Product): SitemapEntry {
  return {
    path: `/products/${id}`,
    changedOn: updatedAt.toISOString(),
    picturePaths: pictures.map(writeLargestPath),
  };
}

function listCategories(products: readonly Product[]): SitemapEntry[] {
  const byCategory = Map.groupBy(products, ({ category }) => category);
  return [...byCategory].map(([category, members]) => ({
    path: `/products?${new URLSearchParams({ category })}`,
    changedOn: findNewestProduct(members),
    picturePaths: [],
  }));
}

function findNewestProduct(products: readonly Product[]): string | null {
  return findNewest(products.map(({ updatedAt }) => updatedAt.toISOString()));
}

function findNewest(moments: readonly string[]): string | null {
  return moments.reduce<string | null>(
    (newest, moment) => (newest && newest > moment ? newest : moment),
    null,
  );
}

function writeLargestPath({ id, width }: { readonly id: string; readonly width: number }): string {
  return writePicturePath(id, listWidths(width).at(-1) ?? width, 'webp');
}
