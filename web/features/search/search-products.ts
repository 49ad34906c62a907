import { type SearchResults, searchProductsEndpoint } from '../../../contract/search.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { shopApi } from '../../api/shop-api.ts';
import { readServerMessage } from './read-server-message.ts';

const FAILURE_MESSAGE = 'Failed to search products';

/** Rejects with words that can be shown. */
export async function searchProducts(
  query: string,
  signal: AbortSignal,
  api: Pick<ApiClient, 'get'> = shopApi,
): Promise<SearchResults> {
  const { path, answerSchema } = searchProductsEndpoint;
  try {
    return await api.get(path, { query: { q: query }, answerSchema, signal });
  } catch (error) {
    throw new Error(readServerMessage(error) ?? FAILURE_MESSAGE, { cause: error });
  }
}
