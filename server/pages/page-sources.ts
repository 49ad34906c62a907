import type { PageData } from '../../contract/page-data.ts';
import type { ChangeName } from '../database/change-names.ts';

/** Reads what is in memory and current on this node. */
export type PageSources = PageData;

/** Lets a page read from the sources and writes down which changes would make it out of date. */
export function recordReads(sources: PageSources): {
  pageData: PageData;
  dependsOn: ReadonlySet<ChangeName>;
} {
  const dependsOn = new Set<ChangeName>();
  return {
    dependsOn,
    pageData: {
      readShopProfile: () => {
        dependsOn.add('shop-profile');
        return sources.readShopProfile();
      },
    },
  };
}
