import { Hono } from 'hono';
import { searchProductsEndpoint, suggestProductsEndpoint } from '../../../contract/search.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { toResponse } from '../../http/kept-answer.ts';
import { readQuery } from '../../http/read-json.ts';
import { respondRefusal } from '../../http/refusal-response.ts';
import type { Search } from './open-search.ts';

export function createSearchRoutes(search: Pick<Search, 'answerSuggestions' | 'search'>) {
  return new Hono<AppEnvironment>()
    .get('/suggestions', async (c) => {
      const query = readQuery(c, suggestProductsEndpoint.querySchema);
      if (!query.ok) return respondRefusal(c, query.refusal);
      return toResponse(await search.answerSuggestions(query.value.q), c.req.raw);
    })

    .get('/search', (c) => {
      const query = readQuery(c, searchProductsEndpoint.querySchema);
      return query.ok ? c.json(search.search(query.value.q)) : respondRefusal(c, query.refusal);
    });
}
