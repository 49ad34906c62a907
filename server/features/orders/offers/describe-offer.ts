import type { AdminOffer, Offer, OfferStatus } from '../../../../contract/order-offers.ts';
import { judgeSlot } from '../../../../domain/delivery/availability.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { findLeadLine } from '../../../../domain/orders/lead-line.ts';
import { nameContents } from '../../../../domain/orders/name-contents.ts';
import { isGoods } from '../../../../domain/orders/taken-orders.ts';
import { accept, type Result } from '../../../../domain/refusal.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { readExceptions, readLoads } from '../delivery/calendar-days.store.ts';
import { readDeliveryPlan, readOpeningHours } from '../delivery/delivery-plan.store.ts';
import { describeLine } from '../describe-order.ts';
import type { PlaceOrderParts } from '../placing/place-order.ts';
import { agreeOffer, isAgreedLate } from './agree-offer.ts';
import { makeOfferKey } from './offer-key.ts';
import type { OfferRow } from './offers.store.ts';

/** For whoever was sent it, as it is at this moment. Nothing is written or held. */
export function describeOffer(parts: PlaceOrderParts, offer: OfferRow, now: Date): Promise<Result<Offer>> {
  return inTransaction(parts.db, async (tx) => {
    const { placement, lines } = offer;
    const { contact, method, address, slot, payment, note, deposit, balanceDay } = placement;
    const plan = await readDeliveryPlan(tx);
    const agreed = agreeOffer(offer, { address }, plan, parts.onlineChannels);
    if (!agreed.ok) return agreed;
    const span = { from: slot.day, to: slot.day };
    const exceptions = await readExceptions(tx, span);
    const loads = await readLoads(tx, span, now);
    const openingHours = await readOpeningHours(tx);
    const { demand, totals, zone } = agreed;
    const isForStaff = isAgreedLate(placement, slot);
    const question = { calendar: plan.calendar, openingHours, exceptions, loads, demand, isForStaff, now };
    const state = judgeSlot(question, slot);
    const window = plan.calendar.windows.find(({ id }) => id === slot.windowId);
    return accept({
      contact: { name: contact.name, phone: contact.phone },
      method,
      address,
      slot: { ...slot, from: window?.from ?? '', to: window?.to ?? '' },
      isFree: (state === 'free' || state === 'late') && window !== undefined,
      payment,
      note,
      lines: lines.map(describeLine),
      subtotal: convertKoboToNaira(totals.subtotalInKobo),
      discount: convertKoboToNaira(totals.discountInKobo),
      delivery: convertKoboToNaira(totals.deliveryInKobo),
      includedVat: convertKoboToNaira(totals.includedVatInKobo),
      total: convertKoboToNaira(totals.totalInKobo),
      zoneName: zone?.name ?? null,
      deposit,
      balanceDay,
      expiresAt: offer.expiresAt.toISOString(),
    });
  });
}

/** For staff, with the key to send it again. */
export function describeAdminOffer(offer: OfferRow, trackingSecret: string, now: Date): AdminOffer {
  const { placement, expiresAt } = offer;
  const summary = summariseOffer(offer, now);
  return {
    ...summary,
    name: placement.contact.name,
    phone: placement.contact.phone,
    day: placement.slot.day,
    expiresAt: expiresAt.toISOString(),
    key: summary.status === 'open' ? makeOfferKey(trackingSecret, offer.id) : null,
  };
}

export function summariseOffer(offer: OfferRow, now: Date) {
  const lines = offer.lines.filter(isGoods);
  const lead = findLeadLine(lines);
  return {
    id: offer.id,
    status: readOfferStatus(offer, now),
    contents: nameContents({
      firstName: lead?.name ?? '',
      firstQuantity: lead?.quantity ?? 0,
      itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    }),
    total: convertKoboToNaira(offer.totalInKobo),
    createdAt: offer.createdAt.toISOString(),
    orderId: offer.orderId,
  };
}

function readOfferStatus({ orderId, keyHash, expiresAt }: OfferRow, now: Date): OfferStatus {
  if (orderId !== null) return 'accepted';
  if (keyHash === null) return 'ended';
  return expiresAt <= now ? 'expired' : 'open';
}
