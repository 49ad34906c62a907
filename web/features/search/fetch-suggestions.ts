import { suggestProductsEndpoint } from '../../../contract/search.ts';
import { UNKNOWN_ERROR_MESSAGE } from '../../api/answer.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { shopApi } from '../../api/shop-api.ts';
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

function readServerMessage(error: unknown): string | undefined {
  const isAnswered = error instanceof ApiError && error.status !== undefined;
  return isAnswered && error.message !== UNKNOWN_ERROR_MESSAGE ? error.message : undefined;
}
