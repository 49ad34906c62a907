import {
  acceptOfferEndpoint,
  endOfferEndpoint,
  endOrderLinkEndpoint,
  issueOrderLinkEndpoint,
  listOffersEndpoint,
  makeOfferEndpoint,
  noteOrderLinkSentEndpoint,
  openOfferEndpoint,
  readOrderLinkEndpoint,
} from '../../../../contract/order-offers.ts';
import { accept, refuse } from '../../../../domain/refusal.ts';
import { nameNetwork } from '../../../http/client-address.ts';
import { isId } from '../../../http/id-parameter.ts';
import { serve } from '../../../http/serve.ts';
import { describeOrder } from '../describe-order.ts';
import { NO_SUCH_ORDER } from '../find-own-order.ts';
import { countPlacement, countTracking } from '../order-limits.ts';
import type { OrderRoutesParts } from '../orders.routes.ts';
import { findOrder } from '../orders.store.ts';
import { endTracking } from '../tracking/end-tracking.ts';
import { issueLink } from '../tracking/issue-link.ts';
import { noteLinkSent } from '../tracking/note-link-sent.ts';
import { writeTrackingCookie } from '../tracking/tracking-cookie.ts';
import { makeTrackingKey } from '../tracking/tracking-key.ts';
import { acceptOffer } from './accept-offer.ts';
import { checkOpen } from './agree-offer.ts';
import { describeAdminOffer, describeOffer } from './describe-offer.ts';
import { makeOffer } from './make-offer.ts';
import { endOffer, findOfferByKey, listOffers } from './offers.store.ts';

const NO_SUCH_QUOTE = refuse(
  'not_found',
  'no_such_quote',
  'This quote has already been accepted or is no longer available.',
);

/** Links that sell: of an order that is there already, and of a quote that becomes one. */
export function createOfferRoutes(parts: OrderRoutesParts) {
  const { db, readClock, rateLimiter, trackingSecret, isSecure } = parts;
  return [
    serve(makeOfferEndpoint, async ({ actor, body }) => {
      const now = readClock();
      const made = await makeOffer(parts, actor, body, now);
      return made.ok ? accept(describeAdminOffer(made.value, trackingSecret, now)) : made;
    }),

    serve(listOffersEndpoint, async () => {
      const now = readClock();
      const offers = await listOffers(db);
      return accept({ data: offers.map((offer) => describeAdminOffer(offer, trackingSecret, now)) });
    }),

    serve(endOfferEndpoint, async ({ params }) => {
      const ended = isId(params.id) && (await endOffer(db, params.id));
      return ended ? accept(undefined) : NO_SUCH_QUOTE;
    }),

    serve(readOrderLinkEndpoint, async ({ params: { id } }) => {
      const order = isId(id) ? await findOrder(db, id) : undefined;
      if (!order) return NO_SUCH_ORDER;
      return accept({ key: order.trackingKeyHash && makeTrackingKey(trackingSecret, order) });
    }),

    serve(issueOrderLinkEndpoint, async ({ actor, params: { id } }) => {
      const issued = isId(id)
        ? await issueLink(db, { orderId: id, actor, trackingSecret, now: readClock() })
        : undefined;
      return issued ? accept(issued) : NO_SUCH_ORDER;
    }),

    serve(noteOrderLinkSentEndpoint, async ({ actor, params: { id } }) => {
      const order = isId(id) ? await findOrder(db, id) : undefined;
      if (!order) return NO_SUCH_ORDER;
      await noteLinkSent(db, order, { actorId: actor.userId, now: readClock() });
      return accept(undefined);
    }),

    serve(endOrderLinkEndpoint, async ({ params: { id } }) => {
      const order = isId(id) ? await findOrder(db, id) : undefined;
      if (!order) return NO_SUCH_ORDER;
      await endTracking(db, id, readClock());
      return accept(undefined);
    }),

    serve(openOfferEndpoint, async ({ c, body: { key } }) => {
      const tooMany = await rateLimiter.refuse(c, countTracking(c.get('clientAddress')));
      if (tooMany) return tooMany;
      const now = readClock();
      const found = checkOpen(await findOfferByKey(db, key), now);
      if (!found.ok) return found;
      const { orderId } = found.value;
      const order = orderId === null ? undefined : await findOrder(db, orderId);
      if (order) return accept({ offer: null, orderKey: makeTrackingKey(trackingSecret, order) });
      const described = await describeOffer(parts, found.value, now);
      return described.ok ? accept({ offer: described.value, orderKey: null }) : described;
    }),

    serve(acceptOfferEndpoint, async ({ c, body }) => {
      const network = nameNetwork(c.get('clientAddress'));
      const tooMany = await rateLimiter.refuse(c, countPlacement(c.get('clientAddress')));
      if (tooMany) return tooMany;
      const now = readClock();
      const accepted = await acceptOffer(parts, { input: body, network, now });
      if (!accepted.ok) return accepted;
      const { whole } = accepted;
      const trackingKey = makeTrackingKey(trackingSecret, whole.order);
      writeTrackingCookie(c, { id: whole.order.id, key: trackingKey }, isSecure);
      return accept({ order: describeOrder(whole, now), trackingKey });
    }),
  ];
}
