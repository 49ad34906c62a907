import {
  type BulkAnswer,
  type BulkBody,
  changeManyProductsEndpoint,
  type UndoAnswer,
  undoBulkChangeEndpoint,
} from '../../../../../contract/product-bulk.ts';
import { shopApi } from '../../../../api/shop-api.ts';

/** Without `seen` nothing is changed: the answer says what would be. */
export function changeManyProducts(body: BulkBody, signal?: AbortSignal): Promise<BulkAnswer> {
  return shopApi.post(changeManyProductsEndpoint.path, body, {
    answerSchema: changeManyProductsEndpoint.answerSchema,
    signal,
    // Thousands of products take their time.
    timeoutMs: 60_000,
  });
}

export function undoBulkChange(undoId: string): Promise<UndoAnswer> {
  return shopApi.post(`/api/admin/products/bulk/${encodeURIComponent(undoId)}/undo`, undefined, {
    answerSchema: undoBulkChangeEndpoint.answerSchema,
    timeoutMs: 60_000,
  });
}
