import type { SearchableProduct } from '../product-words.ts';
import { createSearchIndex } from '../search-index.ts';
import { BAKERY_CATALOGUE } from './bakery-catalogue.ts';

export const EVERYTHING = 1_000;

export function openIndex(products: Iterable<SearchableProduct> = BAKERY_CATALOGUE) {
  const index = createSearchIndex<SearchableProduct>();
  index.change(products, []);
  return {
    ...index,
    ids: (query: string, limit = EVERYTHING) => index.find(query, limit).best.map(({ id }) => id),
  };
}
