import type { SlotChoice } from '../../../../contract/availability.ts';
import { agreeDelivery } from '../../../../domain/delivery/agree-delivery.ts';
import { convertKoboToNaira, convertNairaToKobo } from '../../../../domain/money.ts';
import { computeOrderTotals, sumGoods } from '../../../../domain/orders/order-totals.ts';
import type { OnlineChannel } from '../../../../domain/payments/ways.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { DeliveryPlan } from '../delivery/delivery-plan.store.ts';
import { type AgreedOrder, type NotAgreed, PRICES_CHANGED } from '../placing/agree-order.ts';
import { refuseWith } from '../placing/place-agreed-order.ts';
import type { OfferRow } from './offers.store.ts';

const ENDED = refuse('not_found', 'no_such_quote', 'This quote is no longer available. Contact us.');
const EXPIRED = refuse('conflict', 'quote_expired', 'This quote has expired. Contact us for a new one.');

/** The quote, if it can be accepted at this moment. What it has become already is found under its key. */
export function checkOpen(offer: OfferRow | undefined, now: Date): Result<OfferRow> {
  if (!offer || offer.keyHash === null) return ENDED;
  return offer.expiresAt <= now && offer.orderId === null ? EXPIRED : accept(offer);
}

/** Staff said that they take it at that time although it comes too late for customers; at no other time. */
export function isAgreedLate({ acceptLate, slot }: OfferRow['placement'], wanted: SlotChoice): boolean {
  return acceptLate && slot.day === wanted.day && slot.windowId === wanted.windowId;
}

type Where = {
  readonly address: OfferRow['placement']['address'];
  /** Left out: whatever it comes to. */
  readonly expectedTotal?: number;
};

/** What was quoted, line by line at the prices of that day; only the way to another address may cost something else. */
export function agreeOffer(
  { lines, leadTimeHours, placement }: OfferRow,
  { address, expectedTotal }: Where,
  { terms }: Pick<DeliveryPlan, 'terms'>,
  onlineChannels: readonly OnlineChannel[],
): AgreedOrder | NotAgreed {
  const goodsInKobo = sumGoods(lines);
  const { method, payment, deposit, balanceDay } = placement;
  const delivery = agreeDelivery(terms, { method, payment, address, onlineChannels, goodsInKobo, goods: [] });
  if (!delivery.ok) return refuseWith(delivery.refusal);
  const { zone, feeInKobo } = delivery.value;
  const totals = computeOrderTotals(lines, feeInKobo);
  const total = convertKoboToNaira(totals.totalInKobo);
  if (expectedTotal !== undefined && expectedTotal !== total) {
    return { ok: false, refusal: PRICES_CHANGED, details: { total } };
  }
  const workUnits = lines.reduce((sum, line) => sum + line.workUnits, 0);
  return {
    ok: true,
    lines,
    zone,
    totals,
    demand: { method, workUnits, leadTimeHours },
    depositInKobo: deposit === null ? null : convertNairaToKobo(deposit),
    balanceDay,
  };
}
