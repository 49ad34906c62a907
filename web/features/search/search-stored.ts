import { readListedProduct } from '../../../contract/product-filter.ts';
import type { ProductAnswer } from '../../../contract/products.ts';
import { SEARCH_RESULTS_MAX, type SearchResults } from '../../../contract/search.ts';
import { describeNeeds } from '../../../domain/search/food-needs.ts';
import { listMatchedTerms } from '../../../domain/search/matched-terms.ts';
import { createSearchIndex } from '../../../domain/search/search-index.ts';

/** The shop's own search, over what this browser knows of the catalogue. */
export function searchStored(products: readonly ProductAnswer[], query: string): SearchResults {
  const index = createSearchIndex<ReturnType<typeof readListedProduct>>();
  index.change(products.map(readListedProduct), []);
  const { best, total, words, needs, alternatives, meant, leftOut } = index.find(query, SEARCH_RESULTS_MAX);
  return {
    data: best.map(({ answer }) => answer),
    total,
    terms: [...listMatchedTerms(best, words)],
    needs: describeNeeds(needs),
    ...(meant !== undefined && { meant }),
    ...(leftOut && { leftOut: [...leftOut] }),
    alternatives: alternatives.map(({ answer }) => answer),
  };
}
