import { suggestProductsEndpoint } from '../../../contract/search.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { shopApi } from '../../api/shop-api.ts';
import { readServerMessage } from './read-server-message.ts';
import type { FoundSuggestions } from './suggestion-finder.ts';

export async function fetchSuggestions(
  query: string,
  signal: AbortSignal,
  api: Pick<ApiClient, 'call'> = shopApi,
): Promise<FoundSuggestions> {
  try {
    const suggestions = await api.call(suggestProductsEndpoint, { query: { q: query }, signal });
    return { ok: true, suggestions };
  } catch (error) {
    return { ok: false, message: readServerMessage(error) };
  }
}
