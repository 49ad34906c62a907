import { type Order, readOrderEndpoint } from '../../../contract/orders.ts';
import { fetchAnew } from '../../api/line-signs.ts';
import { nullIfMissing } from '../../api/read-refusal.ts';
import { shopApi } from '../../api/shop-api.ts';

/** Null: there is none, or it is somebody else's; the shop does not say which. */
export function readOrder(id: string, signal: AbortSignal, isAnew: boolean): Promise<Order | null> {
  const options = { params: { id }, signal, ...(isAnew && { fetch: fetchAnew }) };
  return nullIfMissing(shopApi.call(readOrderEndpoint, options));
}
