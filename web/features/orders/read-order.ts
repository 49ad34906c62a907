import { type Order, readOrderEndpoint } from '../../../contract/orders.ts';
import { fetchAnew, fetchListening } from '../../api/line-signs.ts';
import { nullIfMissing } from '../../api/read-refusal.ts';
import { shopApi } from '../../api/shop-api.ts';
import { STORED_AT_HEADER } from '../../api/worker-messages.ts';

/** Copies that this device had kept, which nothing keeps up to date. */
const storedOrders = new WeakSet<Order>();

/** Null: there is none, or it is somebody else's; the shop does not say which. */
export async function readOrder(id: string, signal: AbortSignal, isAnew: boolean): Promise<Order | null> {
  let isStored = false;
  const fetch = async (address: string, init: RequestInit) => {
    const answer = await (isAnew ? fetchAnew : fetchListening)(address, init);
    isStored = answer.headers.has(STORED_AT_HEADER);
    return answer;
  };
  const order = await nullIfMissing(shopApi.call(readOrderEndpoint, { params: { id }, signal, fetch }));
  if (order && isStored) storedOrders.add(order);
  return order;
}

/** Whether it is what the shop said before, shown because it does not answer now. */
export function isStoredOrder(order: Order): boolean {
  return storedOrders.has(order);
}
