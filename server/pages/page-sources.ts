import type { PageData } from '../../contract/page-data.ts';
import { type DependencyName, nameKin } from '../http/dependency-names.ts';

/** Reads what is in memory and current on this node. */
export type PageSources = PageData;

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

  return {
    dependsOn,
    pageData: {
      readShopProfile: recorded('shop-profile', sources.readShopProfile),
      listProducts: recorded('catalogue', sources.listProducts),
      readFeatured: recorded('catalogue', sources.readFeatured),
      readCategories: recorded('catalogue', sources.readCategories),
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
