import type * as z from 'zod/mini';
import type { listNotificationsEndpoint, Notification } from '../../../contract/notifications.ts';
import { nameCustomer } from '../../../domain/notifications/name-customer.ts';
import { sayNotification } from '../../../domain/notifications/say-notification.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { mayUse } from '../../../domain/users/roles.ts';
import type { Database } from '../../database/database.ts';
import type { Actor } from '../../http/app-environment.ts';
import { listFacts } from '../../jobs/sent-messages.store.ts';
import { findPosition, findWho, listOlder } from './notifications.store.ts';

export const NO_SUCH_NOTIFICATION = refuse(
  'not_found',
  'no_such_notification',
  'This notification no longer exists.',
);

type Wanted = z.infer<typeof listNotificationsEndpoint.querySchema>;

/** Newest first. What somebody else was told of is no place to go on from: it is not there. */
export async function listNotifications(
  db: Database,
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
  { lastNotificationId, limit }: Wanted,
  shopName: string,
): Promise<Result<readonly Notification[]>> {
  const isFirstPage = lastNotificationId === undefined || lastNotificationId === 'null';
  const before = isFirstPage ? undefined : await findPosition(db, userId, lastNotificationId);
  if (!isFirstPage && !before) return NO_SUCH_NOTIFICATION;
  const rows = await listOlder(db, userId, { before, limit });
  // Whoever no longer takes orders reads of their old notifications only what a locked phone would show.
  const ids = mayUse(role, 'desk') ? rows.map(({ message }) => message.id) : [];
  const named = await findWho(db, ids);
  return accept(
    rows.map((notified) => {
      const facts = listFacts(notified, shopName);
      const { id, createdAt, readAt } = notified.message;
      const said = sayNotification(facts);
      const { link } = said;
      const who = named.get(id);
      const text = (who && nameCustomer(facts, who)) ?? said.text;
      return { id, text, date: createdAt.toISOString(), read: readAt !== null, link };
    }),
  );
}
