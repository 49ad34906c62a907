import { Hono } from 'hono';
import { listProductsEndpoint } from '../../../contract/products.ts';
import { refuse } from '../../../domain/refusal.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { toResponse } from '../../http/kept-answer.ts';
import { readQuery } from '../../http/read-json.ts';
import { respondRefusal } from '../../http/refusal-response.ts';
import { readListCursor } from './snapshot/list-cursor.ts';
import type { ProductAnswers } from './snapshot/product-answers.ts';

const NO_SUCH_PRODUCT = refuse('not_found', 'no_such_product', 'This product is not in the shop.').refusal;
const UNKNOWN_CURSOR = refuse('invalid', 'invalid_input', 'Please check what you entered.', {
  cursor: 'Unknown place in this list.',
}).refusal;

/** What everybody may see of the catalogue. */
export function createCatalogueRoutes(answers: Pick<ProductAnswers, 'list' | 'read'>) {
  return new Hono<AppEnvironment>()
    .get('/', async (c) => {
      const query = readQuery(c, listProductsEndpoint.querySchema);
      if (!query.ok) return respondRefusal(c, query.refusal);
      const { sort, cursor } = query.value;
      if (cursor !== undefined && !readListCursor(sort, cursor)) return respondRefusal(c, UNKNOWN_CURSOR);
      return toResponse(await answers.list(query.value), c.req.raw);
    })

    .get('/:id', async (c) => {
      const answer = await answers.read(c.req.param('id'));
      return answer ? toResponse(answer, c.req.raw) : respondRefusal(c, NO_SUCH_PRODUCT);
    });
}
