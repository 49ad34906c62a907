import { searchProductsEndpoint, suggestProductsEndpoint } from '../../../contract/search.ts';
import { accept } from '../../../domain/refusal.ts';
import { toResponse } from '../../http/cached-answer.ts';
import { serve } from '../../http/serve.ts';
import type { Search } from './open-search.ts';

export function createSearchRoutes(search: Pick<Search, 'answerSuggestions' | 'search'>) {
  return [
    serve(suggestProductsEndpoint, async ({ c, query }) =>
      toResponse(await search.answerSuggestions(query.q), c.req.raw),
    ),

    serve(searchProductsEndpoint, ({ query }) => accept(search.search(query.q))),
  ];
}
