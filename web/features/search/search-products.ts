import { type SearchResults, searchProductsEndpoint } from '../../../contract/search.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { shopApi } from '../../api/shop-api.ts';
import { readServerMessage } from './read-server-message.ts';

const FAILURE_MESSAGE = 'Failed to search products';

/** Rejects with words that can be shown. */
export async function searchProducts(
  query: string,
  signal: AbortSignal,
  api: Pick<ApiClient, 'call'> = shopApi,
): Promise<SearchResults> {
  try {
    return await api.call(searchProductsEndpoint, { query: { q: query }, signal });
  } catch (error) {
    throw new Error(readServerMessage(error) ?? FAILURE_MESSAGE, { cause: error });
  }
}
