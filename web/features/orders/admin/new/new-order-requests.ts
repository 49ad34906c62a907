import { placeDeskOrderEndpoint, type WholeDeskOrder } from '../../../../../contract/order-desk.ts';
import type { ProductAnswer } from '../../../../../contract/products.ts';
import { searchProductsEndpoint } from '../../../../../contract/search.ts';
import { shopApi } from '../../../../api/shop-api.ts';
import type { buildPlacement } from './order-draft.ts';

export async function searchProducts(q: string, signal: AbortSignal): Promise<readonly ProductAnswer[]> {
  const { path, answerSchema } = searchProductsEndpoint;
  const { data } = await shopApi.get(path, { query: { q }, answerSchema, signal });
  return data;
}

/** However often it is sent under the same key, it is placed once. */
export function placeDeskOrder(
  placement: ReturnType<typeof buildPlacement>,
  idempotencyKey: string,
): Promise<WholeDeskOrder> {
  const { path, answerSchema } = placeDeskOrderEndpoint;
  return shopApi.post(path, placement, { idempotencyKey, answerSchema });
}
