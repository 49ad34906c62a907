import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/** Nobody searches for more; a longer query is refused before any work is done for it. */
export const SEARCH_QUERY_MAX_LENGTH = 100;

export const searchQuerySchema = z.object({
  q: z.string().check(z.trim(), z.maxLength(SEARCH_QUERY_MAX_LENGTH)),
});

export const suggestionSchema = z.object({ id: z.string(), name: z.string(), category: z.string() });
export type Suggestion = z.infer<typeof suggestionSchema>;

export const suggestProductsEndpoint = {
  method: 'GET',
  path: '/api/search/suggestions',
  querySchema: searchQuerySchema,
  answerSchema: z.array(suggestionSchema),
} as const satisfies Endpoint;
