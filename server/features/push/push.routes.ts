import {
  readPushTermsEndpoint,
  subscribePushEndpoint,
  unsubscribePushEndpoint,
} from '../../../contract/notifications.ts';
import { accept } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
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
  return [
    serve(readPushTermsEndpoint, () => accept(parts.push.terms)),

    serve(subscribePushEndpoint, ({ actor, body }) => subscribe(parts, actor, body)),

    serve(unsubscribePushEndpoint, async ({ actor, body }) => {
      await deleteOwnDevice(parts.db, actor.userId, body.target);
      return accept(undefined);
    }),
  ];
}
