import {
  readNotificationChoicesEndpoint,
  saveNotificationChoicesEndpoint,
} from '../../../../../contract/account.ts';
import type { NotificationChoices } from '../../../../../domain/notifications/choices.ts';
import { shopApi } from '../../../../api/shop-api.ts';

export async function readChoices(signal: AbortSignal): Promise<NotificationChoices> {
  const { path, answerSchema } = readNotificationChoicesEndpoint;
  const { choices } = await shopApi.get(path, { answerSchema, signal });
  return choices;
}

export async function saveChoices(choices: NotificationChoices): Promise<NotificationChoices> {
  const { path, answerSchema } = saveNotificationChoicesEndpoint;
  const saved = await shopApi.put(path, { choices }, { answerSchema });
  return saved.choices;
}
