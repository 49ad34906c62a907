import type { Context } from 'hono';
import { listenEndpoint } from '../../../contract/events.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import type { Authentication } from '../../http/authentication.ts';
import { nameNetwork } from '../../http/client-address.ts';
import { serve } from '../../http/serve.ts';
import type { EventHub } from './event-hub.ts';
import { openEventStream } from './event-stream.ts';

const TOO_MANY_STREAMS = refuse(
  'too_many',
  'too_many_streams',
  'The shop is open in too many windows. This page will update less often.',
);

export type EventRoutesParts = {
  readonly eventHub: EventHub;
  readonly authentication: Pick<Authentication, 'readCookie' | 'readDevice'>;
  /** The orders and custom orders a guest follows in this browser. */
  readonly listFollowed: (c: Context) => Promise<readonly string[]>;
};

/** A browser cannot add a token to a stream, so its cookies say who listens. */
export function createEventRoutes({ eventHub, authentication, listFollowed }: EventRoutesParts) {
  return [
    serve(listenEndpoint, async ({ c }) => {
      const { headers } = c.req.raw;
      const person = await authentication.readCookie(headers);
      const actor = person.ok ? person : await authentication.readDevice(headers, false);
      const session = actor?.ok
        ? { id: actor.value.sessionId, userId: actor.value.userId, role: actor.value.role }
        : undefined;
      const trackedOrders = await listFollowed(c);
      // Without content a browser does not connect again: there is nothing it could hear of.
      if (!session && trackedOrders.length === 0) return accept(undefined);
      const network = nameNetwork(c.get('clientAddress'));
      const stream = openEventStream(
        (sink) => eventHub.join({ session, trackedOrders, network }, sink),
        c.req.raw.signal,
      );
      if (!stream) return TOO_MANY_STREAMS;
      // Proxies would otherwise gather events until they fill a page.
      return c.body(stream, 200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
    }),
  ];
}
