import { Hono } from 'hono';
import { subscribePushEndpoint, unsubscribePushEndpoint } from '../../../contract/notifications.ts';
import type { Database } from '../../database/database.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { requireActor } from '../../http/authentication.ts';
import { readJson } from '../../http/read-json.ts';
import { respondRefusal } from '../../http/refusal-response.ts';
import type { PushPort } from '../../ports/push.ts';
import { deleteOwnDevice } from './push-subscriptions.store.ts';
import { subscribe } from './subscribe.ts';

export type PushRoutesParts = {
  readonly db: Database;
  readonly push: PushPort;
  readonly readClock: () => Date;
};

/** How browsers let themselves be reached, and how they stop. */
export function createPushRoutes(parts: PushRoutesParts) {
  return new Hono<AppEnvironment>()
    .get('/', (c) => c.json(parts.push.terms))

    .put('/subscription', async (c) => {
      const body = await readJson(c, subscribePushEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const subscribed = await subscribe(parts, requireActor(c), body.value);
      return subscribed.ok ? c.body(null, 204) : respondRefusal(c, subscribed.refusal);
    })

    .delete('/subscription', async (c) => {
      const body = await readJson(c, unsubscribePushEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      await deleteOwnDevice(parts.db, requireActor(c).userId, body.value.target);
      return c.body(null, 204);
    });
}
