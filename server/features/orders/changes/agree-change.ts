import type { OrderChange } from '../../../../contract/order-changes.ts';
import { type CodeEffect, isCodeLine, readOrderCode, takeCode } from '../../../../domain/codes/code-lines.ts';
import { agreeDelivery } from '../../../../domain/delivery/agree-delivery.ts';
import type { ReceivingMethod } from '../../../../domain/delivery/calendar.ts';
import { findZone, type Zone } from '../../../../domain/delivery/zones.ts';
import { convertNairaToKobo } from '../../../../domain/money.ts';
import { keepLines } from '../../../../domain/orders/change-lines.ts';
import { computeOrderTotals, type OrderTotals, sumGoods } from '../../../../domain/orders/order-totals.ts';
import { isFromCatalogue, isGoods } from '../../../../domain/orders/taken-orders.ts';
import { needsHold, type PaymentMethod } from '../../../../domain/payments/payment-methods.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import { holdPictures, writeFreeLine } from '../admin/agree-admin-order.ts';
import { type CodeUse, findCodeUse } from '../codes/codes.store.ts';
import type { DeliveryPlan } from '../delivery/delivery-plan.store.ts';
import type { OrderLineRow, OrderRow } from '../order-rows.ts';
import { type AgreeOrderParts, addCategories, NOTHING_MADE } from '../placing/agree-order.ts';
import { listWantedProducts, type PricedOrderLine, priceLines } from '../placing/price-lines.ts';
import { listCategoriesOf, listSoldProducts } from '../placing/sold-products.store.ts';

const NOTHING_LEFT = refuse('invalid', 'nothing_ordered', 'Keep at least one item, or cancel the order.', {
  lines: 'Keep at least one item, or cancel the order.',
});
const PRICE_SEEN = refuse(
  'conflict',
  'prices_changed',
  'Some prices have changed. Remove the new item and add it again.',
);

const NO_WAY_TO_CHARGE = refuse('invalid', 'no_delivery', 'Pickup has no delivery fee.', {
  deliveryFee: 'Pickup has no delivery fee.',
});

const PRODUCTS_ALLERGENS = refuse(
  'invalid',
  'not_custom',
  'Only the allergens of a custom item can be changed here.',
);

export type AgreedChange = {
  readonly lines: readonly PricedOrderLine[];
  readonly totals: OrderTotals;
  readonly workUnits: number;
  readonly leadTimeHours: number;
  readonly method: ReceivingMethod;
  readonly payment: PaymentMethod;
  readonly address: OrderRow['address'];
  readonly zone: Pick<Zone, 'id' | 'name'> | null;
  /** What the order's code gives now; null: it no longer fits, or there was none. */
  readonly codeGivenInKobo: number | null;
};

/** What the order becomes: lines that stay at their own price, what comes new at today's, and what the way there costs. */
export async function agreeChange(
  tx: Transaction,
  { order, lines: old }: { readonly order: OrderRow; readonly lines: readonly OrderLineRow[] },
  input: OrderChange,
  { terms }: DeliveryPlan,
  { onlineChannels, readPriceList }: AgreeOrderParts,
): Promise<Result<AgreedChange>> {
  const remaining = keepLines(
    old.filter((line) => !isCodeLine(line)),
    input.existingLines,
  );
  if (!remaining.ok) return remaining;
  const isOthers = remaining.value.some(
    (line, place) => input.existingLines[place]?.allergens && (isFromCatalogue(line) || !isGoods(line)),
  );
  if (isOthers) return PRODUCTS_ALLERGENS;
  const exchanged = listExchanged(old, input.existingLines);
  const wanted = [...exchanged, ...input.lines];
  const products = await listSoldProducts(tx, listWantedProducts(wanted));
  const sold = await priceLines(tx, { wanted, sold: products, isLimited: false }, readPriceList);
  if (!sold.ok) return sold;
  if (sold.value.changes.length > 0) return PRICE_SEEN;
  const pictures = await holdPictures(
    tx,
    input.freeLines.flatMap((line) => line.pictures),
  );
  if (!pictures.ok) return pictures;
  const atTodaysPrice = sold.value.lines.slice(0, exchanged.length);
  const lines: readonly PricedOrderLine[] = [
    ...putInPlace(remaining.value, input.existingLines, atTodaysPrice),
    ...sold.value.lines.slice(exchanged.length),
    ...input.freeLines.map(writeFreeLine),
  ];
  if (!lines.some(isGoods) || sumGoods(lines) <= 0) return NOTHING_LEFT;

  const use = await findCodeUse(tx, order.id);
  // Without what its code took off the delivery, which is reckoned again below.
  const waivedInKobo = use?.terms.kind === 'free_delivery' ? use.givenInKobo : 0;
  const charged = { ...order, deliveryInKobo: order.deliveryInKobo + waivedInKobo };
  const delivery = agreeWay(charged, input, { terms, onlineChannels, goodsInKobo: sumGoods(lines) });
  if (!delivery.ok) return delivery;
  const { feeInKobo } = delivery.value;
  const effect =
    use && (await keepCode(tx, { use, text: readOrderCode(old)?.text ?? '', lines, feeInKobo, input }));
  const all = effect ? [...lines, ...effect.lines.map((line) => ({ ...NOTHING_MADE, ...line }))] : lines;
  const newHours = [sold.value.leadTimeHours, ...input.freeLines.map(({ leadTimeHours }) => leadTimeHours)];
  return accept({
    lines: all,
    totals: computeOrderTotals(all, effect?.deliveryInKobo ?? feeInKobo),
    codeGivenInKobo: effect?.givenInKobo ?? null,
    workUnits: lines.reduce((sum, line) => sum + line.workUnits, 0),
    leadTimeHours: Math.max(order.leadTimeHours, ...newHours),
    method: delivery.value.method,
    payment: delivery.value.payment,
    address: delivery.value.address,
    zone: delivery.value.zone,
  });
}

type CarriedCode = {
  readonly use: CodeUse;
  readonly text: string;
  readonly lines: readonly PricedOrderLine[];
  readonly feeInKobo: number;
  readonly input: OrderChange;
};

/**
 * By the terms the order was placed with, on what it becomes; neither dates nor uses are asked again. What no longer reaches
 * them loses the code. A fee agreed by hand goes before free delivery.
 */
async function keepCode(
  tx: Transaction,
  { use: { terms }, text, lines, feeInKobo, input }: CarriedCode,
): Promise<CodeEffect | undefined> {
  if (terms.kind === 'free_delivery' && input.deliveryFee !== null) return undefined;
  const goods = lines.filter(isGoods);
  const categories = await listCategoriesOf(tx, listWantedProducts(goods));
  const effect = takeCode({ text, terms, feeInKobo }, addCategories(goods, categories));
  return effect.ok ? effect.value : undefined;
}

/** The lines that stay in another size or to another design, as if they were ordered now. */
function listExchanged(old: readonly OrderLineRow[], existingLines: OrderChange['existingLines']) {
  return existingLines.flatMap(({ position, quantity, inscription, instead }) => {
    const line = old[position];
    if (!line || !instead) return [];
    // The words of a design are part of it.
    const words = instead.design === '' ? inscription : '';
    return { ...instead, productId: line.productId, inscription: words, quantity };
  });
}

function putInPlace(
  stored: readonly OrderLineRow[],
  existingLines: OrderChange['existingLines'],
  atTodaysPrice: readonly PricedOrderLine[],
): readonly PricedOrderLine[] {
  const exchanged = atTodaysPrice.values();
  return stored.map((line, place) => {
    const { orderId: _order, position: _position, ...same } = line;
    const { instead, allergens = same.allergens } = existingLines[place] ?? {};
    return (instead ? exchanged.next().value : undefined) ?? { ...same, allergens };
  });
}

type Place = { readonly state: string; readonly lga: string };

type Way = {
  readonly method: ReceivingMethod;
  readonly payment: PaymentMethod;
  readonly address: OrderRow['address'];
  readonly zone: Pick<Zone, 'id' | 'name'> | null;
  readonly feeInKobo: number;
};

type WayTerms = Pick<DeliveryPlan, 'terms'> &
  Pick<AgreeOrderParts, 'onlineChannels'> & { readonly goodsInKobo: number };

/** Whatever has become of the zones since: where it goes already, it goes as agreed. */
export function staysInZone(
  order: Pick<OrderRow, 'address' | 'zoneId'>,
  address: Place,
  { zones }: Pick<DeliveryPlan['terms'], 'zones'>,
): boolean {
  const isSamePlace = address.state === order.address?.state && address.lga === order.address.lga;
  return isSamePlace || findZone(zones, address)?.id === order.zoneId;
}

/** What was agreed by hand goes before what the zone costs. */
function agreeWay(order: OrderRow, input: OrderChange, terms: WayTerms): Result<Way> {
  if ((input.method ?? order.method) === 'pickup' && input.deliveryFee !== null) return NO_WAY_TO_CHARGE;
  const way = agreeZone(order, input, terms);
  if (!way.ok || input.deliveryFee === null) return way;
  return accept({ ...way.value, feeInKobo: convertNairaToKobo(input.deliveryFee) });
}

/** The fee that was agreed stays as long as it goes to the same zone. */
function agreeZone(
  order: OrderRow,
  { method: wanted, address }: OrderChange,
  { terms, onlineChannels, goodsInKobo }: WayTerms,
): Result<Way> {
  const method = wanted ?? order.method;
  const zoneBefore = order.zoneId === null ? null : { id: order.zoneId, name: order.zoneName ?? '' };
  const asBefore = {
    method,
    payment: order.paymentMethod,
    zone: zoneBefore,
    feeInKobo: order.deliveryInKobo,
  };
  if (method === order.method && method === 'pickup') return accept({ ...asBefore, address: null });
  if (method === order.method && address && staysInZone(order, address, terms))
    return accept({ ...asBefore, address });
  const payment = choosePayment(order, {
    method,
    zone: address ? findZone(terms.zones, address) : undefined,
  });
  const agreed = agreeDelivery(terms, {
    method,
    address,
    payment,
    onlineChannels,
    goodsInKobo,
    // Whoever changes it has looked at what goes there.
    goods: [],
  });
  if (!agreed.ok) return agreed;
  return accept({
    method,
    payment,
    address: method === 'pickup' ? null : address,
    zone: agreed.value.zone ?? null,
    feeInKobo: agreed.value.feeInKobo,
  });
}

/** What was to be paid on receipt still is, wherever that is possible; elsewhere by transfer. */
function choosePayment(
  order: OrderRow,
  { method, zone }: { readonly method: ReceivingMethod; readonly zone: Zone | undefined },
): PaymentMethod {
  if (method === order.method || needsHold(order.paymentMethod)) return order.paymentMethod;
  if (method === 'pickup') return 'at_pickup';
  return zone?.allowsPayOnDelivery ? 'on_delivery' : 'transfer';
}
