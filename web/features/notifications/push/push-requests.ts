import {
  type PushSubscriptionInput,
  type PushTerms,
  readPushTermsEndpoint,
  subscribePushEndpoint,
  unsubscribePushEndpoint,
} from '../../../../contract/notifications.ts';
import { backgroundApi } from '../../../api/shop-api.ts';

/** A sign-out waits for it, and must not wait for long. */
const REMOVAL_TIMEOUT_MS = 3_000;

export function readPushTerms(): Promise<PushTerms> {
  const { path, answerSchema } = readPushTermsEndpoint;
  return backgroundApi.get(path, { answerSchema });
}

export async function saveSubscription(subscription: PushSubscriptionInput): Promise<void> {
  await backgroundApi.put(subscribePushEndpoint.path, subscription);
}

export async function removeSubscription(target: string): Promise<void> {
  const { method, path } = unsubscribePushEndpoint;
  await backgroundApi.request({ method, path, body: { target }, timeoutMs: REMOVAL_TIMEOUT_MS });
}
