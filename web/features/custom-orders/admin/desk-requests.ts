import type * as z from 'zod/mini';
import {
  declineCustomOrderEndpoint,
  listDeskCustomOrdersEndpoint,
  makeQuoteEndpoint,
  type NewQuote,
  readDeskCustomOrderEndpoint,
  type WholeDeskCustomOrder,
  writeDeskMessageEndpoint,
} from '../../../../contract/custom-order-desk.ts';
import type { NewCustomOrderMessage } from '../../../../contract/custom-orders.ts';
import { type CalendarDay, readCalendarEndpoint } from '../../../../contract/delivery.ts';
import type { LagosDay } from '../../../../domain/checkout/lagos-time.ts';
import { ApiError } from '../../../api/api-error.ts';
import type { ApiQuery } from '../../../api/request-address.ts';
import { shopApi } from '../../../api/shop-api.ts';

export type InboxPage = z.infer<typeof listDeskCustomOrdersEndpoint.answerSchema>;

const writePath = <Step extends string>(id: string, step: Step) =>
  `/api/admin/custom-orders/${encodeURIComponent(id)}${step}` as const;

export function listDeskCustomOrders(query: ApiQuery, signal: AbortSignal): Promise<InboxPage> {
  const { path, answerSchema } = listDeskCustomOrdersEndpoint;
  return shopApi.get(path, { query, answerSchema, signal });
}

/** Null: there is none. */
export async function readDeskCustomOrder(
  id: string,
  signal: AbortSignal,
): Promise<WholeDeskCustomOrder | null> {
  try {
    return await shopApi.get(writePath(id, ''), {
      answerSchema: readDeskCustomOrderEndpoint.answerSchema,
      signal,
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export function makeQuote(id: string, quote: NewQuote): Promise<WholeDeskCustomOrder> {
  return shopApi.post(writePath(id, '/quotes'), quote, { answerSchema: makeQuoteEndpoint.answerSchema });
}

export function declineCustomOrder(id: string, reason: string): Promise<WholeDeskCustomOrder> {
  const { answerSchema } = declineCustomOrderEndpoint;
  return shopApi.post(writePath(id, '/decline'), { reason }, { answerSchema });
}

export function writeDeskMessage(
  id: string,
  message: NewCustomOrderMessage,
  idempotencyKey: string,
): Promise<WholeDeskCustomOrder> {
  const { answerSchema } = writeDeskMessageEndpoint;
  return shopApi.post(writePath(id, '/messages'), message, { idempotencyKey, answerSchema });
}

/** How full the days from one to another are. */
export async function readDays(
  span: { readonly from: LagosDay; readonly to: LagosDay },
  signal: AbortSignal,
): Promise<readonly CalendarDay[]> {
  const { path, answerSchema } = readCalendarEndpoint;
  const { days } = await shopApi.get(path, { query: span, answerSchema, signal });
  return days;
}
