import type { SlotChoice } from '../../../contract/availability.ts';
import {
  cancelOrderEndpoint,
  claimOrderEndpoint,
  listOrdersEndpoint,
  moveOrderEndpoint,
  type Order,
  type OrderSummary,
  openTrackedOrderEndpoint,
  readOrderEndpoint,
} from '../../../contract/orders.ts';
import { ApiError } from '../../api/api-error.ts';
import { fetchAnew } from '../../api/line-signs.ts';
import { shopApi } from '../../api/shop-api.ts';

export type OrderPage = {
  readonly data: readonly OrderSummary[];
  readonly total: number;
  readonly nextCursor: string | null;
};

export const writeOrderPath = <Step extends string>(id: string, step: Step) =>
  `/api/orders/${encodeURIComponent(id)}${step}` as const;

export function listOrders(
  cursor: string | undefined,
  signal: AbortSignal,
  isAnew: boolean,
): Promise<OrderPage> {
  const { path, answerSchema } = listOrdersEndpoint;
  return shopApi.get(path, { query: { cursor }, answerSchema, signal, ...(isAnew && { fetch: fetchAnew }) });
}

/** Null: there is none, or it is somebody else's; the shop does not say which. */
export async function readOrder(id: string, signal: AbortSignal, isAnew: boolean): Promise<Order | null> {
  try {
    return await shopApi.get(writeOrderPath(id, ''), {
      answerSchema: readOrderEndpoint.answerSchema,
      signal,
      ...(isAnew && { fetch: fetchAnew }),
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export function cancelOrder(id: string): Promise<Order> {
  return shopApi.post(writeOrderPath(id, '/cancel'), undefined, {
    answerSchema: cancelOrderEndpoint.answerSchema,
  });
}

export function moveOrder(id: string, { day, windowId }: SlotChoice): Promise<Order> {
  const { answerSchema } = moveOrderEndpoint;
  return shopApi.post(writeOrderPath(id, '/move'), { slot: { day, windowId } }, { answerSchema });
}

export function claimOrder(id: string): Promise<Order> {
  return shopApi.post(writeOrderPath(id, '/claim'), undefined, {
    answerSchema: claimOrderEndpoint.answerSchema,
  });
}

/** Exchanges the key of a mailed link for a cookie that opens its order. */
export function openTrackedOrder(key: string): Promise<Order> {
  const { path, answerSchema } = openTrackedOrderEndpoint;
  return shopApi.post(path, { key }, { answerSchema });
}

export async function endTracking(id: string): Promise<void> {
  await shopApi.delete(`/api/tracked-orders/${encodeURIComponent(id)}`);
}
