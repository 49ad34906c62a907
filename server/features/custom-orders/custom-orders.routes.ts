import { type Context, Hono } from 'hono';
import {
  acceptQuoteEndpoint,
  askForQuoteEndpoint,
  listCustomOrdersEndpoint,
  writeMessageEndpoint,
} from '../../../contract/custom-orders.ts';
import type { PlacedOrder } from '../../../contract/orders.ts';
import type { Database } from '../../database/database.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { requireActor } from '../../http/authentication.ts';
import { nameNetwork } from '../../http/client-address.ts';
import { readIdempotencyKey } from '../../http/idempotency-key.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { readJson, readQuery } from '../../http/read-json.ts';
import { respondRefusal, respondWithDetails } from '../../http/refusal-response.ts';
import { acceptQuote, type PlaceQuotedOrder } from './accept-quote.ts';
import { askForQuote } from './asking/ask-for-quote.ts';
import { countAcceptance, countMessage, countWish } from './custom-order-limits.ts';
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
  async function respond(c: Context, id: string | undefined, status: 200 | 201 = 200): Promise<Response> {
    const customOrder = id && (await readCustomOrder(db, id, readClock()));
    return customOrder ? c.json(customOrder, status) : respondRefusal(c, NO_SUCH_CUSTOM_ORDER);
  }

  return new Hono<AppEnvironment>()
    .post('/', async (c) => {
      const key = readIdempotencyKey(c);
      if (!key.ok) return respondRefusal(c, key.refusal);
      const body = await readJson(c, askForQuoteEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const { userId } = requireActor(c);
      const tooMany = await rateLimiter.refuse(c, countWish(userId));
      if (tooMany) return tooMany;
      const asked = await askForQuote(db, { wish: body.value, key: key.value, userId, now: readClock() });
      return asked.ok ? respond(c, asked.value, 201) : respondRefusal(c, asked.refusal);
    })

    .get('/', async (c) => {
      const query = readQuery(c, listCustomOrdersEndpoint.querySchema);
      if (!query.ok) return respondRefusal(c, query.refusal);
      return c.json(await listCustomOrders(db, requireActor(c).userId, query.value, readClock()));
    })

    .get('/:id', async (c) => respond(c, (await findOwnCustomOrder(db, c))?.id))

    .post('/:id/messages', async (c) => {
      const own = await findOwnCustomOrder(db, c);
      if (!own) return respondRefusal(c, NO_SUCH_CUSTOM_ORDER);
      const key = readIdempotencyKey(c);
      if (!key.ok) return respondRefusal(c, key.refusal);
      const body = await readJson(c, writeMessageEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const tooMany = await rateLimiter.refuse(c, countMessage(own.userId));
      if (tooMany) return tooMany;
      const author = { by: 'customer', authorId: own.userId } as const;
      const message = { ...body.value, ...author, customOrderId: own.id, key: key.value, now: readClock() };
      const written = await writeMessage(db, message);
      return written.ok ? respond(c, own.id) : respondRefusal(c, written.refusal);
    })

    .post('/:id/withdraw', async (c) => {
      const own = await findOwnCustomOrder(db, c);
      if (!own) return respondRefusal(c, NO_SUCH_CUSTOM_ORDER);
      const withdrawn = await withdrawCustomOrder(db, own, readClock());
      return withdrawn.ok ? respond(c, own.id) : respondRefusal(c, withdrawn.refusal);
    })

    .post('/:id/accept', async (c) => {
      const own = await findOwnCustomOrder(db, c);
      if (!own) return respondRefusal(c, NO_SUCH_CUSTOM_ORDER);
      const key = readIdempotencyKey(c);
      if (!key.ok) return respondRefusal(c, key.refusal);
      const body = await readJson(c, acceptQuoteEndpoint.bodySchema);
      if (!body.ok) return respondRefusal(c, body.refusal);
      const tooMany = await rateLimiter.refuse(c, countAcceptance(own.userId));
      if (tooMany) return tooMany;
      const network = nameNetwork(c.get('clientAddress'));
      const wanted = { acceptance: body.value, key: key.value, network, now: readClock() };
      const accepted = await acceptQuote(placeQuotedOrder, own, wanted);
      if (!accepted.ok) return respondWithDetails(c, accepted.refusal, accepted.details);
      // Its customer has an account: nobody needs a link to follow it.
      return c.json({ order: accepted.order, trackingKey: null } satisfies PlacedOrder, 201);
    });
}
