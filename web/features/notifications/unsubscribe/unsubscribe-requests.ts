import {
  readUnsubscribeEndpoint,
  resubscribeEndpoint,
  unsubscribeEndpoint,
} from '../../../../contract/notifications.ts';
import { backgroundApi } from '../../../api/shop-api.ts';

export type MailChoice = { readonly kind: string; readonly isOn: boolean };

const { path, answerSchema } = readUnsubscribeEndpoint;

/** With the key of the mail alone: whoever opens it need not be signed in. */
export function readMailChoice(key: string): Promise<MailChoice> {
  return backgroundApi.get(path, { query: { key }, answerSchema });
}

export function saveMailChoice(key: string, isOn: boolean): Promise<MailChoice> {
  const { method } = isOn ? resubscribeEndpoint : unsubscribeEndpoint;
  return backgroundApi.request({ method, path, query: { key }, answerSchema });
}
