import type * as z from 'zod/mini';
import type { listNotificationsEndpoint, Notification } from '../../../contract/notifications.ts';
import { sayNotification } from '../../../domain/notifications/say-notification.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { listFacts } from '../../jobs/sent-messages.store.ts';
import { findPosition, listOlder } from './notifications.store.ts';

export const NO_SUCH_NOTIFICATION = refuse(
  'not_found',
  'no_such_notification',
  'This notification no longer exists.',
);

type Wanted = z.infer<typeof listNotificationsEndpoint.querySchema>;

/** Newest first. What somebody else was told of is no place to go on from: it is not there. */
export async function listNotifications(
  db: Database,
  userId: string,
  { lastNotificationId, limit }: Wanted,
  shopName: string,
): Promise<Result<readonly Notification[]>> {
  const isFirstPage = lastNotificationId === undefined || lastNotificationId === 'null';
  const before = isFirstPage ? undefined : await findPosition(db, userId, lastNotificationId);
  if (!isFirstPage && !before) return NO_SUCH_NOTIFICATION;
  const rows = await listOlder(db, userId, { before, limit });
  return accept(
    rows.map((notified) => {
      const { text, link } = sayNotification(listFacts(notified, shopName));
      const { id, createdAt, readAt } = notified.message;
      return { id, text, date: createdAt.toISOString(), read: readAt !== null, link };
    }),
  );
}
