import { readQuietHoursEndpoint, saveQuietHoursEndpoint } from '../../../../../contract/notifications.ts';
import type { QuietHours } from '../../../../../domain/notifications/quiet-hours.ts';
import { shopApi } from '../../../../api/shop-api.ts';

/** An object, because null is an answer of its own: devices may ring at any time. */
export type QuietHoursAnswer = { readonly quietHours: QuietHours | null };

export function readQuietHours(signal: AbortSignal): Promise<QuietHoursAnswer> {
  const { path, answerSchema } = readQuietHoursEndpoint;
  return shopApi.get(path, { answerSchema, signal });
}

export function saveQuietHours(quietHours: QuietHours | null): Promise<QuietHoursAnswer> {
  const { path, answerSchema } = saveQuietHoursEndpoint;
  return shopApi.put(path, { quietHours }, { answerSchema });
}
