import { readListedProduct } from '../../../../contract/product-filter.ts';
import type { FetchedCatalogue } from '../fetch-products.ts';
import { listChips } from './address/filter-chips.ts';
import { changeFilter, type ListFilter, NO_LIST_FILTER } from './address/list-filter.ts';
import { narrowList, orderCategories, toFacets } from './narrow-list.ts';
import { findNearMiss } from './near-miss.ts';
import { askForEggless } from './safe/safe-list.ts';

/** What the shop would answer for this list, made from the catalogue that this browser has stored. */
export function listStored({ products, categoryOrder }: FetchedCatalogue, filter: ListFilter) {
  const all = products.map(readListedProduct);
  const shown = narrowList(all, filter);
  const countWith = (change: Partial<ListFilter>) =>
    narrowList(all, changeFilter(filter, change)).products.length;
  const total = shown.products.length;
  const eggless = askForEggless(filter);
  return {
    filter: changeFilter(filter, {}),
    list: {
      data: shown.products.map(({ answer }) => answer),
      total,
      facets: orderCategories(toFacets(shown), categoryOrder),
      nextCursor: null,
    },
    allFacets: orderCategories(toFacets(narrowList(all, NO_LIST_FILTER)), categoryOrder),
    hasPromo: filter.custom === null,
    hiddenCount: countWith({ excludeAllergens: [] }) - total,
    egglessCount: eggless ? countWith(eggless) : 0,
    nearMiss: total === 0 ? findNearMiss(filter, countWith) : null,
    gains: total === 0 ? listChips(filter).map(({ without }) => countWith(without)) : [],
  };
}
