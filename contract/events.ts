import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The one stream a browser keeps open. Events say what to reload and never what it says. Its cookies say who listens. */
export const listenEndpoint = endpoint({ method: 'GET', path: '/api/events', access: 'anyone' });

export const shopEventSchema = z.discriminatedUnion('kind', [
  /** Something may have been missed: reload whatever is shown. Always the first event of a stream. */
  z.object({ kind: z.literal('reload') }),
  z.object({ kind: z.literal('order'), id: z.string() }),
  z.object({ kind: z.literal('custom_order'), id: z.string() }),
  /** What lies on the shelf, or whether there is one; for staff. */
  z.object({ kind: z.literal('shelf') }),
  /** This person has a new notification, or has read one elsewhere. */
  z.object({ kind: z.literal('notification') }),
  /** The session or the role behind this stream has changed, and the stream ends. */
  z.object({ kind: z.literal('session') }),
]);
export type ShopEvent = z.infer<typeof shopEventSchema>;
