import { changeManyProductsEndpoint, undoBulkChangeEndpoint } from '../../../../contract/product-bulk.ts';
import type { Database } from '../../../database/database.ts';
import { isId } from '../../../http/id-parameter.ts';
import { serve } from '../../../http/serve.ts';
import { changeManyProducts } from './change-many-products.ts';
import { NO_SUCH_CHANGE, undoBulkChange } from './undo-bulk-change.ts';

export type BulkRoutesParts = { readonly db: Database; readonly readClock: () => Date };

/** One change to many products, and the way back. */
export function createBulkRoutes({ db, readClock }: BulkRoutesParts) {
  return [
    serve(changeManyProductsEndpoint, ({ actor, body }) => changeManyProducts(db, actor, body)),

    serve(undoBulkChangeEndpoint, ({ actor, params }) =>
      isId(params.id) ? undoBulkChange(db, actor, params.id, readClock()) : NO_SUCH_CHANGE,
    ),
  ];
}
