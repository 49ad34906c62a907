import {
  type KitchenDay,
  type KitchenPaper,
  type KitchenTicket,
  moveTicketEndpoint,
  readKitchenDayEndpoint,
  readKitchenPaperEndpoint,
  refusedMoveSchema,
} from '../../../../contract/kitchen.ts';
import type { LagosDay } from '../../../../domain/checkout/lagos-time.ts';
import type { KitchenStage } from '../../../../domain/orders/kitchen-stages.ts';
import { ApiError } from '../../../api/api-error.ts';
import { shopApi } from '../../../api/shop-api.ts';

export function readKitchenDay(day: LagosDay | undefined, signal: AbortSignal): Promise<KitchenDay> {
  const { path, answerSchema } = readKitchenDayEndpoint;
  return shopApi.get(path, { query: { day }, answerSchema, signal });
}

/** Null: there is none. */
export async function readKitchenPaper(id: string, signal: AbortSignal): Promise<KitchenPaper | null> {
  const { answerSchema } = readKitchenPaperEndpoint;
  try {
    return await shopApi.get(`/api/admin/kitchen/${encodeURIComponent(id)}`, { answerSchema, signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** From the version that was seen: what has moved on meanwhile is not moved blindly. */
export function moveTicket(
  { id, version }: Pick<KitchenTicket, 'id' | 'version'>,
  stage: KitchenStage,
): Promise<KitchenTicket> {
  const { answerSchema } = moveTicketEndpoint;
  return shopApi.post(
    `/api/admin/kitchen/${encodeURIComponent(id)}/stage`,
    { stage, version },
    { answerSchema },
  );
}

/** How the ticket is now that a move of it was refused: null where it is no longer the kitchen's, undefined where nobody said. */
export function readCurrentTicket(error: unknown): KitchenTicket | null | undefined {
  return refusedMoveSchema.safeParse(error instanceof ApiError ? error.body : undefined).data?.ticket;
}
