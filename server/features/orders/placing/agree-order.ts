import type { OrderPlacement, PlacementRefusal } from '../../../../contract/orders.ts';
import { takeCode } from '../../../../domain/codes/code-lines.ts';
import { agreeDelivery } from '../../../../domain/delivery/agree-delivery.ts';
import type { Demand } from '../../../../domain/delivery/calendar.ts';
import { addNotice, type Zone } from '../../../../domain/delivery/zones.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { computeOrderTotals, type OrderTotals } from '../../../../domain/orders/order-totals.ts';
import { writeReduction } from '../../../../domain/orders/reductions.ts';
import { isGoods } from '../../../../domain/orders/taken-orders.ts';
import type { OnlineChannel } from '../../../../domain/payments/ways.ts';
import { type Refusal, refuse } from '../../../../domain/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import type { CodeUse, FoundCode } from '../codes/codes.store.ts';
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

/** What staff agree with a customer beside what the catalogue says. */
export type Beside = {
  readonly lines: readonly PricedOrderLine[];
  readonly leadTimeHours: number;
  readonly reduction: { readonly amountInKobo: number; readonly reason: string } | null;
};

export type AgreedOrder = {
  readonly ok: true;
  readonly lines: readonly PricedOrderLine[];
  readonly zone: Zone | undefined;
  readonly totals: OrderTotals;
  readonly demand: Demand;
  /** Left out: all of it is to be paid. */
  readonly depositInKobo?: number | null;
  readonly balanceDay?: string | null;
  readonly code?: Omit<CodeUse, 'orderId'>;
};
export type NotAgreed = {
  readonly ok: false;
  readonly refusal: Refusal;
  readonly details: PlacementRefusal;
};

/** What the database says before the day is locked; the code, if one was sent. */
export type AgreeingFacts = Pick<PlacingFacts, 'plan' | 'sold'> & { readonly code?: FoundCode };

/** What is sold, to where and for how much by the database; what the shopper saw must be the same. */
export async function agreeOrder(
  tx: Transaction,
  input: OrderPlacement,
  { plan: { terms }, sold, code }: AgreeingFacts,
  { onlineChannels, readPriceList }: AgreeOrderParts,
  beside?: Beside,
): Promise<AgreedOrder | NotAgreed> {
  const priced = await priceLines(tx, { wanted: input.lines, sold, isLimited: !beside }, readPriceList);
  if (!priced.ok) return { ...priced, details: {} };
  const { goods, changes } = priced.value;
  const lines = beside ? addBeside(priced.value.lines, beside) : priced.value.lines;
  const goodsInKobo = computeOrderTotals(lines, 0).totalInKobo;
  const agreed = agreeDelivery(terms, { ...input, onlineChannels, goodsInKobo, goods });
  // What is no longer sold may be why the rest is too little; the shopper hears of that first.
  if (!agreed.ok && changes.length === 0) return { ...agreed, details: {} };

  const feeInKobo = agreed.ok ? agreed.value.feeInKobo : 0;
  const effect = code && takeCode({ ...code, feeInKobo }, addCategories(lines.filter(isGoods), sold));
  if (effect && !effect.ok && changes.length === 0)
    return { ok: false, refusal: atCode(effect.refusal), details: {} };
  const used = effect?.ok ? effect.value : undefined;
  const all = used ? [...lines, ...used.lines.map((line) => ({ ...NOTHING_MADE, ...line }))] : lines;
  const totals = computeOrderTotals(all, used?.deliveryInKobo ?? feeInKobo);
  const total = convertKoboToNaira(totals.totalInKobo);
  if (!agreed.ok || changes.length > 0 || total !== input.expectedTotal) {
    const details = { priceChanges: [...changes], ...(agreed.ok && { total }) };
    return { ok: false, refusal: PRICES_CHANGED, details };
  }
  const { zone } = agreed.value;
  const workUnits = lines.reduce((sum, line) => sum + line.workUnits, 0);
  const leadTimeHours = Math.max(priced.value.leadTimeHours, beside?.leadTimeHours ?? 0);
  const demand = addNotice({ method: input.method, workUnits, leadTimeHours }, zone);
  return {
    ok: true,
    lines: all,
    zone,
    totals,
    demand,
    ...(code &&
      used && {
        code: {
          codeId: code.id,
          campaignId: code.campaignId,
          terms: code.terms,
          givenInKobo: used.givenInKobo,
        },
      }),
  };
}

function addBeside(sold: readonly PricedOrderLine[], { lines, reduction }: Beside): PricedOrderLine[] {
  const goods = [...sold, ...lines];
  const reductions = reduction ? writeReduction(goods, reduction) : [];
  return [...goods, ...reductions.map((line) => ({ ...NOTHING_MADE, ...line }))];
}

/** Free lines have none: only a code for everything is for them. */
export function addCategories<Line extends { readonly productId: string }>(
  lines: readonly Line[],
  products: readonly { readonly id: string; readonly category: string }[],
) {
  const categoryOf = new Map(products.map(({ id, category }) => [id, category]));
  return lines.map((line) => ({ ...line, category: categoryOf.get(line.productId) ?? '' }));
}

function atCode(refusal: Refusal): Refusal {
  return { ...refusal, fields: { code: refusal.message } };
}

/** Of lines that only lower the price. */
export const NOTHING_MADE = {
  sizeId: null,
  inscription: '',
  design: '',
  isEggless: false,
  workUnits: 0,
  allergens: [],
  pictureId: null,
  pictureIds: [],
};
