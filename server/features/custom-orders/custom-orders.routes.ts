import type { Context } from 'hono';
import {
  acceptQuoteEndpoint,
  askForQuoteEndpoint,
  listCustomOrdersEndpoint,
  type OwnCustomOrder,
  readCustomOrderEndpoint,
  withdrawCustomOrderEndpoint,
  writeMessageEndpoint,
} from '../../../contract/custom-orders.ts';
import {
  beginGuestEndpoint,
  claimRequestEndpoint,
  openRequestEndpoint,
} from '../../../contract/guest-requests.ts';
import { accept, type Result } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import type { Actor, AppEnvironment } from '../../http/app-environment.ts';
import { nameNetwork } from '../../http/client-address.ts';
import { readGuestKeyHash, writeGuestCookie } from '../../http/guest-cookie.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { serve, serveFound } from '../../http/serve.ts';
import { acceptQuote, type PlaceQuotedOrder } from './accept-quote.ts';
import { askForQuote } from './ask-for-quote.ts';
import type { FindEarliestDay } from './check-wanted-day.ts';
import { claimRequest } from './claim-requests.ts';
import { countAcceptance, countMessage, countOpening, countRequest } from './custom-order-limits.ts';
import { describeCustomOrder } from './describe-custom-order.ts';
import { findOwnCustomOrder, NO_SUCH_CUSTOM_ORDER } from './find-own-custom-order.ts';
import { findRequestByKey, letFollowRequest, makeRequestKey, requestCookies } from './links/request-links.ts';
import { listCustomOrders } from './list-custom-orders.ts';
import { openCustomOrder } from './read-custom-order.ts';
import { withdrawCustomOrder } from './withdraw-custom-order.ts';
import { writeMessage } from './write-message.ts';

export type CustomOrderRoutesParts = {
  readonly db: Database;
  readonly rateLimiter: RateLimiter;
  readonly placeQuotedOrder: PlaceQuotedOrder;
  readonly findEarliestDay: FindEarliestDay;
  /** Lets this browser follow an order without an account; the key of its link. */
  readonly letFollowOrder: (c: Context, orderId: string) => Promise<string>;
  /** The order of a request that joins an account goes with it. */
  readonly claimOrder: (c: Context, orderId: string, actor: Actor) => Promise<void>;
  readonly trackingSecret: string;
  readonly isSecure: boolean;
  readonly readClock: () => Date;
};

/** What customers do, by account or by a link. Every custom order is found through its owner alone. */
export function createCustomOrderRoutes(parts: CustomOrderRoutesParts) {
  const { db, rateLimiter, placeQuotedOrder, letFollowOrder, trackingSecret, isSecure, readClock } = parts;
  type Call = { readonly c: Context<AppEnvironment>; readonly actor: Actor | undefined };

  const nameSender = ({ c, actor }: Call) => ({
    userId: actor?.userId ?? null,
    guestKeyHash: readGuestKeyHash(c),
  });

  /** Whoever has the link of a request may follow the order it has become. */
  async function show({ c, actor }: Call, id: string): Promise<Result<OwnCustomOrder>> {
    const now = readClock();
    const opened = await openCustomOrder(db, id, now);
    if (!opened) return NO_SUCH_CUSTOM_ORDER;
    const { whole, list } = opened;
    const { row, order } = whole;
    const isGuest = row.linkKeyHash !== null && row.userId !== (actor?.userId ?? '');
    if (isGuest && order) await letFollowOrder(c, order.id);
    const linkKey = isGuest ? makeRequestKey(trackingSecret, id) : null;
    const isEmailed = row.userId !== null || row.customerEmail !== '';
    const guest = isGuest ? { name: row.customerName, email: row.customerEmail } : null;
    return accept({ ...describeCustomOrder(whole, list, now), linkKey, isEmailed, guest });
  }

  const findOwn = (call: Call & { readonly params: { readonly id: string } }) => findOwnCustomOrder(db, call);

  return [
    serve(beginGuestEndpoint, ({ c }) => {
      if (readGuestKeyHash(c) === null) writeGuestCookie(c, isSecure);
      return accept(undefined);
    }),

    serve(openRequestEndpoint, async (call) => {
      const { c, body } = call;
      const tooMany = await rateLimiter.refuse(c, countOpening(c.get('clientAddress')));
      if (tooMany) return tooMany;
      const row = await findRequestByKey(db, body.key);
      if (!row) return NO_SUCH_CUSTOM_ORDER;
      letFollowRequest(c, row.id, parts);
      return show(call, row.id);
    }),

    serve(claimRequestEndpoint, async (call) => {
      const { c, actor } = call;
      const own = await findOwn(call);
      if (!own.ok) return own;
      const claimed =
        own.value.userId === actor.userId ? own : await claimRequest(db, own.value, actor, readClock());
      if (!claimed.ok) return claimed;
      requestCookies.drop(c, claimed.value.id);
      if (claimed.value.orderId !== null) await parts.claimOrder(c, claimed.value.orderId, actor);
      return show(call, claimed.value.id);
    }),

    serve(askForQuoteEndpoint, async (call) => {
      const { c, key, body } = call;
      const sender = nameSender(call);
      const tooMany = await rateLimiter.refuse(c, countRequest(sender.userId, c.get('clientAddress')));
      if (tooMany) return tooMany;
      const { findEarliestDay } = parts;
      const wanted = { request: body, key, sender, findEarliestDay, trackingSecret, now: readClock() };
      const asked = await askForQuote(db, wanted);
      if (!asked.ok) return asked;
      if (sender.userId === null) letFollowRequest(c, asked.value, parts);
      return show(call, asked.value);
    }),

    serve(listCustomOrdersEndpoint, async ({ actor, query }) =>
      accept(await listCustomOrders(db, actor.userId, query, readClock())),
    ),

    serveFound(readCustomOrderEndpoint, findOwn, (call) => show(call, call.found.id)),

    serveFound(writeMessageEndpoint, findOwn, async (call) => {
      const { c, found: own, key, body } = call;
      const tooMany = await rateLimiter.refuse(c, countMessage(own));
      if (tooMany) return tooMany;
      const author = { by: 'customer', sender: nameSender(call) } as const;
      const { findEarliestDay } = parts;
      const message = { ...body, ...author, findEarliestDay, customOrderId: own.id, key, now: readClock() };
      const written = await writeMessage(db, message);
      return written.ok ? show(call, own.id) : written;
    }),

    serveFound(withdrawCustomOrderEndpoint, findOwn, async (call) => {
      const withdrawn = await withdrawCustomOrder(db, call.found, readClock());
      return withdrawn.ok ? show(call, call.found.id) : withdrawn;
    }),

    serveFound(acceptQuoteEndpoint, findOwn, async ({ c, found: own, key, body }) => {
      const tooMany = await rateLimiter.refuse(c, countAcceptance(own));
      if (tooMany) return tooMany;
      const network = nameNetwork(c.get('clientAddress'));
      const wanted = { acceptance: body, key, network, now: readClock() };
      const accepted = await acceptQuote(placeQuotedOrder, own, wanted);
      if (!accepted.ok) return accepted;
      // Whoever has an account needs no link to follow it.
      const trackingKey = own.userId === null ? await letFollowOrder(c, accepted.order.id) : null;
      return accept({ order: accepted.order, trackingKey });
    }),
  ];
}
