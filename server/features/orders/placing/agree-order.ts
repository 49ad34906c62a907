import type { OrderPlacement, PlacementRefusal } from '../../../../contract/orders.ts';
import { agreeDelivery } from '../../../../domain/delivery/agree-delivery.ts';
import type { Demand } from '../../../../domain/delivery/calendar.ts';
import { addNotice, type Zone } from '../../../../domain/delivery/zones.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { computeOrderTotals, type OrderTotals } from '../../../../domain/orders/order-totals.ts';
import type { OnlineChannel } from '../../../../domain/payments/ways.ts';
import { type Refusal, refuse } from '../../../../domain/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import type { PlacingFacts } from './placing-facts.ts';
import { type PricedOrderLine, priceLines, type ReadPriceList } from './price-lines.ts';

export const PRICES_CHANGED = refuse(
  'conflict',
  'prices_changed',
  'Some prices have changed. Please check the changes and confirm.',
).refusal;

export type AgreeOrderParts = {
  /** What the shop can take over its payment provider. */
  readonly onlineChannels: readonly OnlineChannel[];
  readonly readPriceList: ReadPriceList;
};

export type AgreedOrder = {
  readonly ok: true;
  readonly lines: readonly PricedOrderLine[];
  readonly zone: Zone | undefined;
  readonly totals: OrderTotals;
  readonly demand: Demand;
  /** Left out: all of it is to be paid. */
  readonly depositInKobo?: number;
};
export type NotAgreed = {
  readonly ok: false;
  readonly refusal: Refusal;
  readonly details: PlacementRefusal;
};

/** What is sold, to where and for how much by the database; what the shopper saw must be the same. */
export async function agreeOrder(
  tx: Transaction,
  input: OrderPlacement,
  { plan: { terms }, sold }: Pick<PlacingFacts, 'plan' | 'sold'>,
  { onlineChannels, readPriceList }: AgreeOrderParts,
): Promise<AgreedOrder | NotAgreed> {
  const priced = await priceLines(tx, input.lines, sold, readPriceList);
  if (!priced.ok) return { ...priced, details: {} };
  const { lines, goods, changes, workUnits, leadTimeHours } = priced.value;
  const goodsInKobo = computeOrderTotals(lines, 0).totalInKobo;
  const agreed = agreeDelivery(terms, { ...input, onlineChannels, goodsInKobo, goods });
  // What is no longer sold may be why the rest is too little; the shopper hears of that first.
  if (!agreed.ok && changes.length === 0) return { ...agreed, details: {} };

  const totals = computeOrderTotals(lines, agreed.ok ? agreed.value.feeInKobo : 0);
  const total = convertKoboToNaira(totals.totalInKobo);
  if (!agreed.ok || changes.length > 0 || total !== input.expectedTotal) {
    const details = { priceChanges: [...changes], ...(agreed.ok && { total }) };
    return { ok: false, refusal: PRICES_CHANGED, details };
  }
  const { zone } = agreed.value;
  const demand = addNotice({ method: input.method, workUnits, leadTimeHours }, zone);
  return { ok: true, lines, zone, totals, demand };
}
