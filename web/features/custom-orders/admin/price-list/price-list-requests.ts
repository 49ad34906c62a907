import {
  type PriceListAnswer,
  type PriceListEdit,
  readPriceListEndpoint,
  savePriceListEndpoint,
  stalePriceListSchema,
} from '../../../../../contract/designer.ts';
import { ApiError } from '../../../../api/api-error.ts';
import { shopApi } from '../../../../api/shop-api.ts';

export function readEditedPriceList(signal: AbortSignal): Promise<PriceListAnswer> {
  const { path, answerSchema } = readPriceListEndpoint;
  return shopApi.get(path, { answerSchema, signal });
}

export function savePriceList(edit: PriceListEdit): Promise<PriceListAnswer> {
  const { path, answerSchema } = savePriceListEndpoint;
  return shopApi.put(path, edit, { answerSchema });
}

/** What somebody else has saved meanwhile; null where that is not why it was refused. */
export function findNewerPriceList(error: unknown): PriceListAnswer | null {
  if (!(error instanceof ApiError) || error.code !== 'stale_edit') return null;
  return stalePriceListSchema.safeParse(error.body).data?.current ?? null;
}
