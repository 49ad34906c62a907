import type { QuoteAcceptance } from '../../../../contract/custom-orders.ts';
import type { Order, PlacementRefusal } from '../../../../contract/orders.ts';
import type { QuotedCake } from '../../../../domain/custom-orders/quoted-cake.ts';
import { agreeDelivery } from '../../../../domain/delivery/agree-delivery.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { computeOrderTotals } from '../../../../domain/orders/order-totals.ts';
import { needsHold } from '../../../../domain/payments/payment-methods.ts';
import type { OnlineChannel } from '../../../../domain/payments/ways.ts';
import { type Refusal, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import type { DeliveryPlan } from '../delivery/delivery-plan.store.ts';
import { describeOrder } from '../describe-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { type AgreedOrder, type NotAgreed, PRICES_CHANGED } from './agree-order.ts';
import { type PlacingParts, placeAgreedOrder, refuseWith, type WantedPlace } from './place-agreed-order.ts';
import type { PricedOrderLine } from './price-lines.ts';

const IN_ADVANCE = 'The deposit must be paid in advance. Choose another way to pay.';
const OTHER_DAY = 'The quote is for another day. Contact us if that day no longer suits you.';
const DAY_TAKEN = 'The day in your quote is no longer available. Contact us for a quote for another day.';

type QuotedParts = PlacingParts & { readonly onlineChannels: readonly OnlineChannel[] };

export type WantedQuotedOrder = WantedPlace<QuoteAcceptance> & {
  /** What was quoted, held to the end of the transaction, or why it cannot be accepted. */
  readonly agreeQuote: (tx: Transaction) => Promise<Result<QuotedCake>>;
  readonly keep: (tx: Transaction, order: OrderRow) => Promise<void>;
};

export type QuotedOutcome =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly refusal: Refusal; readonly details: PlacementRefusal };

/** An order with a quote as its one fixed line, held until the deposit is paid. */
export async function placeQuotedOrder(
  parts: QuotedParts,
  { agreeQuote, keep, ...wanted }: WantedQuotedOrder,
): Promise<QuotedOutcome> {
  const { input, now } = wanted;
  const placed = await placeAgreedOrder(parts, wanted, {
    productIds: [],
    agree: async (tx, { plan }) => {
      const cake = await agreeQuote(tx);
      return cake.ok ? agreeOrderOf(cake.value, input, plan, parts.onlineChannels) : refuseWith(cake.refusal);
    },
    keep,
    isJudged: true,
  });
  if (placed.ok) return { ok: true, order: describeOrder(placed.whole, now) };
  const { alternatives } = placed.details;
  if (!alternatives) return placed;
  // The day is part of what was quoted: only its other windows can be offered.
  const sameDay = alternatives.filter(({ day }) => day === input.slot.day);
  if (sameDay.length > 0) return { ...placed, details: { alternatives: sameDay } };
  return refuseWith(refuse('conflict', 'quote_day_taken', DAY_TAKEN, { slot: DAY_TAKEN }).refusal);
}

function agreeOrderOf(
  cake: QuotedCake,
  input: QuoteAcceptance,
  { terms }: DeliveryPlan,
  onlineChannels: readonly OnlineChannel[],
): AgreedOrder | NotAgreed {
  if (!needsHold(input.payment)) {
    return refuseWith(refuse('invalid', 'payment_not_offered', IN_ADVANCE, { payment: IN_ADVANCE }).refusal);
  }
  if (input.slot.day !== cake.day) {
    return refuseWith(refuse('invalid', 'other_day', OTHER_DAY, { slot: OTHER_DAY }).refusal);
  }
  const delivery = agreeDelivery(terms, {
    ...input,
    onlineChannels,
    goodsInKobo: cake.totalInKobo,
    // What was quoted for this address was looked at by a person.
    goods: [],
  });
  if (!delivery.ok) return refuseWith(delivery.refusal);
  const { zone, feeInKobo } = delivery.value;
  const lines = [writeLine(cake)];
  const totals = computeOrderTotals(lines, feeInKobo);
  const total = convertKoboToNaira(totals.totalInKobo);
  if (total !== input.expectedTotal) return { ok: false, refusal: PRICES_CHANGED, details: { total } };
  const { workUnits, leadTimeHours, depositInKobo } = cake;
  const demand = { method: input.method, workUnits, leadTimeHours };
  return { ok: true, lines, zone, totals, demand, depositInKobo };
}

function writeLine(cake: QuotedCake): PricedOrderLine {
  return {
    productId: cake.productId,
    name: cake.name,
    sizeId: null,
    sizeName: cake.words,
    inscription: '',
    design: cake.design,
    isEggless: false,
    quantity: 1,
    listPriceInKobo: cake.totalInKobo,
    unitPriceInKobo: cake.totalInKobo,
    vatClass: cake.vatClass,
    workUnits: cake.workUnits,
    allergens: [...cake.allergens],
    pictureId: null,
    pictureIds: [],
  };
}
