import type { MovedPost, PageData, PostPageData } from '../../contract/page-data.ts';
import { type DependencyName, nameKin } from '../http/dependency-names.ts';

/** Reads what is in memory and current on this node. */
export type PageSources = Omit<PageData, 'readPost'> & {
  /** False while nobody knows which posts there are. */
  readonly isContentKnown: () => boolean;
  /** With every product the post names: one that is not sold now may be again. */
  readonly readPost: (
    slug: string,
  ) => (PostPageData & { readonly productIds: readonly string[] }) | MovedPost | undefined;
};

/** Lets a page read from the sources and writes down which changes would make it out of date. */
export function recordReads(sources: PageSources): {
  pageData: PageData;
  dependsOn: ReadonlySet<DependencyName>;
} {
  const dependsOn = new Set<DependencyName>();
  const recorded =
    <Arguments extends readonly unknown[], Value>(
      name: DependencyName,
      read: (...given: Arguments) => Value,
    ) =>
    (...given: Arguments): Value => {
      dependsOn.add(name);
      return read(...given);
    };

  /** Texts name facts of the shop's profile. */
  const recordedText = <Arguments extends readonly unknown[], Value>(read: (...given: Arguments) => Value) =>
    recorded('shop-profile', recorded('content', read));

  return {
    dependsOn,
    pageData: {
      readShopProfile: recorded('shop-profile', sources.readShopProfile),
      readHomePage: recorded('shop-profile', sources.readHomePage),
      listProducts: recorded('catalogue', sources.listProducts),
      readFeatured: recorded('catalogue', sources.readFeatured),
      readCategories: recorded('catalogue', sources.readCategories),
      readPresentCategories: recorded('catalogue', sources.readPresentCategories),
      readFormerCategories: recorded('catalogue', sources.readFormerCategories),
      readHasDesigner: recorded('designer', sources.readHasDesigner),
      readPage: recordedText(sources.readPage),
      listPosts: recordedText(sources.listPosts),
      readNewestPosts: recordedText(sources.readNewestPosts),
      readPost: (slug) => {
        const found = recordedText(sources.readPost)(slug);
        if (!found || !('post' in found)) return found;
        const { productIds, ...page } = found;
        for (const id of productIds) dependsOn.add(`product:${id}`);
        return page;
      },
      readProduct: (id) => {
        dependsOn.add(`product:${id}`);
        const found = sources.readProduct(id);
        if (!found) return undefined;
        for (const name of nameKin(found.product)) dependsOn.add(name);
        for (const related of found.related) dependsOn.add(`product:${related.id}`);
        return found;
      },
    },
  };
}
