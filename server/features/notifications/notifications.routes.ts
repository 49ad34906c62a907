import {
  countUnreadEndpoint,
  listNotificationsEndpoint,
  readAllNotificationsEndpoint,
  readNotificationEndpoint,
} from '../../../contract/notifications.ts';
import { accept } from '../../../domain/refusal.ts';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import type { Database } from '../../database/database.ts';
import { isId } from '../../http/id-parameter.ts';
import { serve } from '../../http/serve.ts';
import { listNotifications, NO_SUCH_NOTIFICATION } from './list-notifications.ts';
import { countUnread } from './notifications.store.ts';
import { readAllNotifications, readNotification } from './read-notifications.ts';

export type NotificationRoutesParts = {
  readonly db: Database;
  readonly readShopProfile: () => Pick<ShopProfile, 'name'>;
  readonly readClock: () => Date;
};

/** What a person was told of in the shop: their own alone, at the specification's addresses. */
export function createNotificationRoutes({ db, readShopProfile, readClock }: NotificationRoutesParts) {
  return [
    serve(listNotificationsEndpoint, ({ actor, query }) =>
      listNotifications(db, actor, query, readShopProfile().name),
    ),

    serve(countUnreadEndpoint, async ({ actor }) => accept({ unread: await countUnread(db, actor.userId) })),

    serve(readAllNotificationsEndpoint, async ({ actor: { userId } }) =>
      accept(await readAllNotifications(db, { userId, now: readClock() })),
    ),

    serve(readNotificationEndpoint, ({ actor: { userId }, params }) =>
      isId(params.id) ? readNotification(db, { userId, now: readClock() }, params.id) : NO_SUCH_NOTIFICATION,
    ),
  ];
}
