import {
  countUnreadEndpoint,
  listNotificationsEndpoint,
  type Notification,
  readAllNotificationsEndpoint,
  readNotificationEndpoint,
} from '../../../../contract/notifications.ts';
import { backgroundApi, shopApi } from '../../../api/shop-api.ts';

export type NotificationsQuery = {
  /** The oldest one that is known already; left out for the newest. */
  readonly lastNotificationId?: string;
  readonly limit?: number;
};

export function listNotifications(
  { lastNotificationId = 'null', limit }: NotificationsQuery,
  signal: AbortSignal,
): Promise<readonly Notification[]> {
  const { path, answerSchema } = listNotificationsEndpoint;
  return shopApi.get(path, { query: { lastNotificationId, limit }, answerSchema, signal });
}

export async function countUnread(signal: AbortSignal): Promise<number> {
  const { path, answerSchema } = countUnreadEndpoint;
  const { unread } = await backgroundApi.get(path, { answerSchema, signal });
  return unread;
}

/** Following a notification may leave the document, which must not take this call along. */
export async function markAsRead(id: string): Promise<number> {
  const { unread } = await shopApi.patch(`/notifications/${encodeURIComponent(id)}/read`, undefined, {
    answerSchema: readNotificationEndpoint.answerSchema,
    fetch: (address, init) => window.fetch(address, { ...init, keepalive: true }),
  });
  return unread;
}

export async function markAllAsRead(): Promise<number> {
  const { path, answerSchema } = readAllNotificationsEndpoint;
  const { unread } = await shopApi.patch(path, undefined, { answerSchema });
  return unread;
}
