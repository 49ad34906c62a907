import type { OfferAcceptance } from '../../../../contract/order-offers.ts';
import { type PlacementOutcome, placeAgreedOrder, refuseWith } from '../placing/place-agreed-order.ts';
import type { PlaceOrderParts } from '../placing/place-order.ts';
import { recordAgreedDiscount } from '../placing/record-agreed-discount.ts';
import { agreeOffer, checkOpen, isAgreedLate } from './agree-offer.ts';
import { findOfferByKey, keepOrderOf, lockOffer } from './offers.store.ts';

type Accepting = { readonly input: OfferAcceptance; readonly network: string; readonly now: Date };

/** The customer takes the slot now, under the day's lock like everybody; who comes second is offered the nearest ones. */
export async function acceptOffer(
  parts: PlaceOrderParts,
  { input: { key, contact, address, slot, expectedTotal }, network, now }: Accepting,
): Promise<PlacementOutcome> {
  const found = checkOpen(await findOfferByKey(parts.db, key), now);
  if (!found.ok) return refuseWith(found.refusal);
  const { id, placement, createdBy } = found.value;
  const where = placement.method === 'delivery' ? address : null;
  const { method, payment, note, giftMessage, origin, holdHours } = placement;
  const input = {
    contact: { ...contact, email: placement.contact.email },
    method,
    address: where,
    slot,
    payment,
    note,
    giftMessage,
  };
  const wanted = {
    ...{ input, key: `offer-${id}`, userId: null, network, origin, holdHours, now },
    acceptsLate: isAgreedLate(placement, slot),
    lateAcceptedBy: createdBy,
  };
  return placeAgreedOrder(parts, wanted, {
    productIds: [],
    agree: async (tx, { plan }) => {
      const offer = checkOpen(await lockOffer(tx, id), now);
      if (!offer.ok) return refuseWith(offer.refusal);
      return agreeOffer(offer.value, { address: where, expectedTotal }, plan, parts.onlineChannels);
    },
    isJudged: true,
    keep: async (tx, order) => {
      await keepOrderOf(tx, id, order.id);
      await recordAgreedDiscount(tx, order, placement.reduction, { actorId: createdBy, now });
    },
  });
}
