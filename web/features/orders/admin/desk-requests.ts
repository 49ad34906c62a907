import type * as z from 'zod/mini';
import type { SlotChoice } from '../../../../contract/availability.ts';
import {
  addOrderNoteEndpoint,
  type DeskOrder,
  listDeskOrdersEndpoint,
  moveDeskOrderEndpoint,
  readBoardEndpoint,
  readDeskOrderEndpoint,
  stepOrderEndpoint,
  stepOrdersEndpoint,
  takeUpOrderEndpoint,
  type WholeDeskOrder,
} from '../../../../contract/order-desk.ts';
import type { OrderStatus } from '../../../../domain/orders/statuses.ts';
import { ApiError } from '../../../api/api-error.ts';
import type { ApiQuery } from '../../../api/request-address.ts';
import { shopApi } from '../../../api/shop-api.ts';

export type DeskPage = z.infer<typeof listDeskOrdersEndpoint.answerSchema>;
export type Board = z.infer<typeof readBoardEndpoint.answerSchema>;
export type SteppedOrder = z.infer<typeof stepOrdersEndpoint.answerSchema>['data'][number];

type PageWish = { readonly cursor?: string | undefined; readonly signal: AbortSignal };

const writePath = <Step extends string>(id: string, step: Step) =>
  `/api/admin/orders/${encodeURIComponent(id)}${step}` as const;

export function listDeskOrders(query: ApiQuery, { cursor, signal }: PageWish): Promise<DeskPage> {
  const { path, answerSchema } = listDeskOrdersEndpoint;
  return shopApi.get(path, { query: { ...query, cursor }, answerSchema, signal });
}

export function readBoard(query: ApiQuery, signal: AbortSignal): Promise<Board> {
  const { path, answerSchema } = readBoardEndpoint;
  return shopApi.get(path, { query, answerSchema, signal });
}

/** Null where there is none under this id. */
export async function findDeskOrder(id: string, signal: AbortSignal): Promise<WholeDeskOrder | null> {
  try {
    return await shopApi.get(writePath(id, ''), { answerSchema: readDeskOrderEndpoint.answerSchema, signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** With the version that was seen: what has moved on meanwhile is not moved blindly. */
export function stepOrder(
  { id, version }: Pick<WholeDeskOrder, 'id' | 'version'>,
  to: OrderStatus,
): Promise<WholeDeskOrder> {
  const { answerSchema } = stepOrderEndpoint;
  return shopApi.post(writePath(id, '/steps'), { to, version }, { answerSchema });
}

/** From a list, which knows no version: by the table of steps alone. */
export function stepListedOrder({ id }: Pick<DeskOrder, 'id'>, to: OrderStatus): Promise<WholeDeskOrder> {
  const { answerSchema } = stepOrderEndpoint;
  return shopApi.post(writePath(id, '/steps'), { to }, { answerSchema });
}

export async function stepOrders(ids: readonly string[], to: OrderStatus): Promise<readonly SteppedOrder[]> {
  const { path, answerSchema } = stepOrdersEndpoint;
  const { data } = await shopApi.post(path, { ids, to }, { answerSchema });
  return data;
}

export function moveOrder(id: string, { day, windowId }: SlotChoice): Promise<WholeDeskOrder> {
  const { answerSchema } = moveDeskOrderEndpoint;
  return shopApi.post(writePath(id, '/move'), { slot: { day, windowId } }, { answerSchema });
}

/** Answers with the order that goes on in its place. */
export function takeUpOrder(id: string, { day, windowId }: SlotChoice): Promise<WholeDeskOrder> {
  const { answerSchema } = takeUpOrderEndpoint;
  return shopApi.post(writePath(id, '/take-up'), { slot: { day, windowId } }, { answerSchema });
}

export function addOrderNote(id: string, text: string): Promise<WholeDeskOrder> {
  const { answerSchema } = addOrderNoteEndpoint;
  return shopApi.post(writePath(id, '/notes'), { text }, { answerSchema });
}
