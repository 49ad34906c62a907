import {
  countUnreadEndpoint,
  listNotificationsEndpoint,
  readAllNotificationsEndpoint,
  readNotificationEndpoint,
} from '../../../../contract/notifications.ts';
import { backgroundApi, shopApi } from '../../../api/shop-api.ts';

export type NotificationsQuery = {
  /** The oldest one that is known already; left out for the newest. */
  readonly lastNotificationId?: string;
  readonly limit?: number;
};

export const NOTIFICATION_CALLS = {
  listNotifications: ({ lastNotificationId = 'null', limit }: NotificationsQuery, signal: AbortSignal) =>
    shopApi.call(listNotificationsEndpoint, { query: { lastNotificationId, limit }, signal }),

  countUnread: async (signal: AbortSignal) =>
    (await backgroundApi.call(countUnreadEndpoint, { signal })).unread,

  async markAsRead(id: string) {
    const { unread } = await shopApi.call(readNotificationEndpoint, {
      params: { id },
      // Following a notification may leave the document, which must not take this call along.
      fetch: (address, init) => window.fetch(address, { ...init, keepalive: true }),
    });
    return unread;
  },

  markAllAsRead: async () => (await shopApi.call(readAllNotificationsEndpoint)).unread,
};
