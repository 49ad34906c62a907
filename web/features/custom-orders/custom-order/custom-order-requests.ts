import {
  acceptQuoteEndpoint,
  type CustomOrder,
  type CustomOrderSummary,
  listCustomOrdersEndpoint,
  type NewCustomOrderMessage,
  type QuoteAcceptance,
  readCustomOrderEndpoint,
  withdrawCustomOrderEndpoint,
  writeMessageEndpoint,
} from '../../../../contract/custom-orders.ts';
import type { PlacedOrder } from '../../../../contract/orders.ts';
import { ApiError } from '../../../api/api-error.ts';
import { fetchAnew } from '../../../api/line-signs.ts';
import { shopApi } from '../../../api/shop-api.ts';

export type CustomOrderPage = {
  readonly data: readonly CustomOrderSummary[];
  readonly total: number;
  readonly nextCursor: string | null;
};

const writePath = <Step extends string>(id: string, step: Step) =>
  `/api/custom-orders/${encodeURIComponent(id)}${step}` as const;

export function listCustomOrders(
  cursor: string | undefined,
  signal: AbortSignal,
  isAnew: boolean,
): Promise<CustomOrderPage> {
  const { path, answerSchema } = listCustomOrdersEndpoint;
  return shopApi.get(path, { query: { cursor }, answerSchema, signal, ...(isAnew && { fetch: fetchAnew }) });
}

/** Null: there is none, or it is somebody else's; the shop does not say which. */
export async function readCustomOrder(
  id: string,
  signal: AbortSignal,
  isAnew: boolean,
): Promise<CustomOrder | null> {
  try {
    return await shopApi.get(writePath(id, ''), {
      answerSchema: readCustomOrderEndpoint.answerSchema,
      signal,
      ...(isAnew && { fetch: fetchAnew }),
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export function writeMessage(
  id: string,
  message: NewCustomOrderMessage,
  idempotencyKey: string,
): Promise<CustomOrder> {
  const { answerSchema } = writeMessageEndpoint;
  return shopApi.post(writePath(id, '/messages'), message, { idempotencyKey, answerSchema });
}

export function withdrawCustomOrder(id: string): Promise<CustomOrder> {
  const { answerSchema } = withdrawCustomOrderEndpoint;
  return shopApi.post(writePath(id, '/withdraw'), undefined, { answerSchema });
}

/** However often it is sent under the same key, it is accepted once. */
export function acceptQuote(
  id: string,
  acceptance: QuoteAcceptance,
  idempotencyKey: string,
): Promise<PlacedOrder> {
  const { answerSchema } = acceptQuoteEndpoint;
  return shopApi.post(writePath(id, '/accept'), acceptance, { idempotencyKey, answerSchema });
}
