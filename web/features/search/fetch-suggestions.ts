import { suggestProductsEndpoint } from '../../../contract/search.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { shopApi } from '../../api/shop-api.ts';
import { readServerMessage } from './read-server-message.ts';
import type { FoundSuggestions } from './suggestion-finder.ts';

export async function fetchSuggestions(
  query: string,
  signal: AbortSignal,
  api: Pick<ApiClient, 'get'> = shopApi,
): Promise<FoundSuggestions> {
  const { path, answerSchema } = suggestProductsEndpoint;
  try {
    return { ok: true, suggestions: await api.get(path, { query: { q: query }, answerSchema, signal }) };
  } catch (error) {
    return { ok: false, message: readServerMessage(error) };
  }
}
