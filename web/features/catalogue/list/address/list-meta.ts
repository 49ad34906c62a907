import type { MetaDescriptor } from 'react-router';
import { describePublicPage, findOrigin, titlePage } from '../../../../page-meta.ts';
import { describeBreadcrumbs } from '../../../../ui/json-ld/describe-breadcrumbs.ts';
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
    const lead = 'Baked to order in our kitchen.';
    return { tab: category, title: category, lead };
  }
  if (filter.custom === true) {
    return {
      tab: 'Design a cake',
      title: 'Design a cake',
      lead: 'Pick a cake to start from, then choose colours, inscription and size.',
    };
  }
  return {
    tab: 'Products',
    title: 'Our products',
    lead: 'Everything we bake, with ingredients, servings and how early to order.',
  };
}

type MetaArgs = Parameters<typeof describePublicPage>[0];

/**
 * Search engines are shown the whole list and each category by itself. Other mixtures of filters are the same products
 * again: they can be shared, and lead to the list they are taken from. What lists nothing, or begins in the middle, is left out.
 */
export function describeList({ matches }: MetaArgs, filter: ListFilter, total: number): MetaDescriptor[] {
  const { tab, title, lead } = headList(filter);
  const single = findSingleCategory(filter);
  const isWhole = filter.cursor === null && (total > 0 || countFilters(filter) === 0);
  if (!isWhole) return titlePage(tab)({ matches });
  const path = single === null ? LIST_PATH : writeListAddress({ ...NO_LIST_FILTER, category: [single] });
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'Products', path: LIST_PATH },
    ...(single === null ? [] : [{ name: single, path }]),
  ];
  return describePublicPage(
    { matches },
    {
      title: tab,
      description: `${title}. ${lead}`,
      path,
      things: [describeBreadcrumbs(steps, findOrigin(matches))],
    },
  );
}

function findSingleCategory(filter: ListFilter): string | null {
  const [category] = filter.category;
  return category !== undefined && countFilters(filter) === 1 ? category : null;
}
