import { type Availability, readAvailabilityEndpoint } from '../../../contract/availability.ts';
import type { ReceivingMethod } from '../../../domain/checkout/calendar.ts';
import { backgroundApi } from '../../api/shop-api.ts';

/** `items` is encoded. Nobody is led away from their page because a day could not be asked for. */
export function readAvailability(
  method: ReceivingMethod,
  items: string,
  signal: AbortSignal,
): Promise<Availability> {
  const { path, answerSchema } = readAvailabilityEndpoint;
  return backgroundApi.get(path, { query: { method, items }, answerSchema, signal });
}
