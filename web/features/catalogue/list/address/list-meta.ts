import type { MetaDescriptor } from 'react-router';
import { LIST_PATH, writeListAddress } from './list-address.ts';
import { countFilters, type ListFilter, NO_LIST_FILTER } from './list-filter.ts';

export type ListHeading = {
  /** In the browser's tab. */
  readonly tab: string;
  readonly title: string;
  readonly lead: string;
};

/** What the list is called: by its only category, by being made to order, or the whole shop. */
export function headList(filter: ListFilter): ListHeading {
  const [category] = filter.category;
  if (category !== undefined && filter.category.length === 1) {
    const lead = 'Baked to order in our kitchen, with every price as you pay it.';
    return { tab: category, title: category, lead };
  }
  if (filter.custom === true) {
    return {
      tab: 'Design a cake',
      title: 'Design a cake',
      lead: 'Pick one to start from. Colours, words and size are yours to say.',
    };
  }
  return {
    tab: 'Products',
    title: 'Cakes, chops and bread',
    lead: 'Everything we bake, with what is in it, how many it feeds and when to order.',
  };
}

/**
 * Search engines are shown the whole list and each category by itself; other mixtures of filters are the same products again.
 */
export function describeList(filter: ListFilter, origin: string): MetaDescriptor[] {
  const { title, lead } = headList(filter);
  const description = { name: 'description', content: `${title}. ${lead}` };
  const single = findSingleCategory(filter);
  const isShown = filter.cursor === null && (countFilters(filter) === 0 || single !== null);
  if (!isShown) return [description, { name: 'robots', content: 'noindex, follow' }];
  const path = single === null ? LIST_PATH : writeListAddress({ ...NO_LIST_FILTER, category: [single] });
  return [description, { tagName: 'link', rel: 'canonical', href: origin + path }];
}

function findSingleCategory(filter: ListFilter): string | null {
  const [category] = filter.category;
  return category !== undefined && countFilters(filter) === 1 ? category : null;
}
