import type { ProductAnswer } from '../../../contract/products.ts';
import type { SearchResults } from '../../../contract/search.ts';
import { searchProducts } from './search-products.ts';

/** Asks the shop; without a line, what this browser knows of the catalogue. Who is never offline never downloads how. */
export async function searchSomewhere(
  query: string,
  known: readonly ProductAnswer[],
  signal: AbortSignal,
): Promise<SearchResults> {
  if (known.length === 0) return searchProducts(query, signal);
  const { searchStored } = await import('./search-stored.ts');
  return searchStored(known, query);
}
