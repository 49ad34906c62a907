import {
  listOrderViewsEndpoint,
  type OrderView,
  saveOrderViewEndpoint,
} from '../../../../../contract/order-desk.ts';
import { shopApi } from '../../../../api/shop-api.ts';

export async function listViews(signal: AbortSignal): Promise<readonly OrderView[]> {
  const { path, answerSchema } = listOrderViewsEndpoint;
  const { data } = await shopApi.get(path, { answerSchema, signal });
  return data;
}

/** One of the same name is replaced. */
export function saveView(name: string, query: string): Promise<OrderView> {
  const { path, answerSchema } = saveOrderViewEndpoint;
  return shopApi.post(path, { name, query }, { answerSchema });
}

export async function removeView(id: string): Promise<void> {
  await shopApi.delete(`/api/admin/order-views/${encodeURIComponent(id)}`);
}
