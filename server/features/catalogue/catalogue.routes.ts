import { listProductsEndpoint, readProductEndpoint } from '../../../contract/products.ts';
import { refuse } from '../../../domain/refusal.ts';
import { toResponse } from '../../http/cached-answer.ts';
import { serve } from '../../http/serve.ts';
import { readListCursor } from './snapshot/list-cursor.ts';
import type { ProductAnswers } from './snapshot/product-answers.ts';

const NO_SUCH_PRODUCT = refuse('not_found', 'no_such_product', 'This product isn’t available.');
const UNKNOWN_CURSOR = refuse('invalid', 'invalid_input', 'Please check what you entered.', {
  cursor: 'This position in the list doesn’t exist. Start from the beginning.',
});

/** What everybody may see of the catalogue. */
export function createCatalogueRoutes(answers: Pick<ProductAnswers, 'list' | 'read'>) {
  return [
    serve(listProductsEndpoint, async ({ c, query }) => {
      const { sort, cursor } = query;
      if (cursor !== undefined && !readListCursor(sort, cursor)) return UNKNOWN_CURSOR;
      return toResponse(await answers.list(query), c.req.raw);
    }),

    serve(readProductEndpoint, async ({ c, params }) => {
      const answer = await answers.read(params.id);
      return answer ? toResponse(answer, c.req.raw) : NO_SUCH_PRODUCT;
    }),
  ];
}
