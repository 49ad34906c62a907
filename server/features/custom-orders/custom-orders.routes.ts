import {
  acceptQuoteEndpoint,
  askForQuoteEndpoint,
  type CustomOrder,
  listCustomOrdersEndpoint,
  readCustomOrderEndpoint,
  withdrawCustomOrderEndpoint,
  writeMessageEndpoint,
} from '../../../contract/custom-orders.ts';
import { accept, type Result } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import type { Actor } from '../../http/app-environment.ts';
import { nameNetwork } from '../../http/client-address.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { serve, serveFound } from '../../http/serve.ts';
import { acceptQuote, type PlaceQuotedOrder } from './accept-quote.ts';
import { askForQuote } from './ask-for-quote.ts';
import { countAcceptance, countMessage, countRequest } from './custom-order-limits.ts';
import { findOwnCustomOrder, NO_SUCH_CUSTOM_ORDER } from './find-own-custom-order.ts';
import { listCustomOrders } from './list-custom-orders.ts';
import { readCustomOrder } from './read-custom-order.ts';
import { withdrawCustomOrder } from './withdraw-custom-order.ts';
import { writeMessage } from './write-message.ts';

export type CustomOrderRoutesParts = {
  readonly db: Database;
  readonly rateLimiter: RateLimiter;
  readonly placeQuotedOrder: PlaceQuotedOrder;
  readonly readClock: () => Date;
};

/** What customers do. Every custom order is found through its owner alone. */
export function createCustomOrderRoutes({
  db,
  rateLimiter,
  placeQuotedOrder,
  readClock,
}: CustomOrderRoutesParts) {
  async function show(id: string): Promise<Result<CustomOrder>> {
    const customOrder = await readCustomOrder(db, id, readClock());
    return customOrder ? accept(customOrder) : NO_SUCH_CUSTOM_ORDER;
  }

  const findOwn = ({ actor, params }: { readonly actor: Actor; readonly params: { readonly id: string } }) =>
    findOwnCustomOrder(db, params.id, actor.userId);

  return [
    serve(askForQuoteEndpoint, async ({ c, actor: { userId }, key, body }) => {
      const tooMany = await rateLimiter.refuse(c, countRequest(userId));
      if (tooMany) return tooMany;
      const asked = await askForQuote(db, { request: body, key, userId, now: readClock() });
      return asked.ok ? show(asked.value) : asked;
    }),

    serve(listCustomOrdersEndpoint, async ({ actor, query }) =>
      accept(await listCustomOrders(db, actor.userId, query, readClock())),
    ),

    serveFound(readCustomOrderEndpoint, findOwn, ({ found: own }) => show(own.id)),

    serveFound(writeMessageEndpoint, findOwn, async ({ c, found: own, key, body }) => {
      const tooMany = await rateLimiter.refuse(c, countMessage(own.userId));
      if (tooMany) return tooMany;
      const author = { by: 'customer', authorId: own.userId } as const;
      const message = { ...body, ...author, customOrderId: own.id, key, now: readClock() };
      const written = await writeMessage(db, message);
      return written.ok ? show(own.id) : written;
    }),

    serveFound(withdrawCustomOrderEndpoint, findOwn, async ({ found: own }) => {
      const withdrawn = await withdrawCustomOrder(db, own, readClock());
      return withdrawn.ok ? show(own.id) : withdrawn;
    }),

    serveFound(acceptQuoteEndpoint, findOwn, async ({ c, found: own, key, body }) => {
      const tooMany = await rateLimiter.refuse(c, countAcceptance(own.userId));
      if (tooMany) return tooMany;
      const network = nameNetwork(c.get('clientAddress'));
      const wanted = { acceptance: body, key, network, now: readClock() };
      const accepted = await acceptQuote(placeQuotedOrder, own, wanted);
      // Its customer has an account: nobody needs a link to follow it.
      return accepted.ok ? accept({ order: accepted.order, trackingKey: null }) : accepted;
    }),
  ];
}
