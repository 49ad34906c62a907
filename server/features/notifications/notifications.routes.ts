import { Hono } from 'hono';
import { listNotificationsEndpoint } from '../../../contract/notifications.ts';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import type { Database } from '../../database/database.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { requireActor } from '../../http/authentication.ts';
import { readIdParameter } from '../../http/id-parameter.ts';
import { readQuery } from '../../http/read-json.ts';
import { respondRefusal } from '../../http/refusal-response.ts';
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
  return new Hono<AppEnvironment>()
    .get('/', async (c) => {
      const query = readQuery(c, listNotificationsEndpoint.querySchema);
      if (!query.ok) return respondRefusal(c, query.refusal);
      const shopName = readShopProfile().name;
      const listed = await listNotifications(db, requireActor(c).userId, query.value, shopName);
      return listed.ok ? c.json(listed.value) : respondRefusal(c, listed.refusal);
    })

    .get('/unread', async (c) => c.json({ unread: await countUnread(db, requireActor(c).userId) }))

    .patch('/mark-all-read', async (c) => {
      const { userId } = requireActor(c);
      return c.json(await readAllNotifications(db, { userId, now: readClock() }));
    })

    .patch('/:id/read', async (c) => {
      const id = readIdParameter(c);
      if (id === undefined) return respondRefusal(c, NO_SUCH_NOTIFICATION.refusal);
      const { userId } = requireActor(c);
      const read = await readNotification(db, { userId, now: readClock() }, id);
      return read.ok ? c.json(read.value) : respondRefusal(c, read.refusal);
    });
}
