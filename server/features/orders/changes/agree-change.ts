import type { OrderChange } from '../../../../contract/order-changes.ts';
import { agreeDelivery } from '../../../../domain/delivery/agree-delivery.ts';
import { findZone, type Zone } from '../../../../domain/delivery/zones.ts';
import { keepLines } from '../../../../domain/orders/change-lines.ts';
import { computeOrderTotals, type OrderTotals } from '../../../../domain/orders/order-totals.ts';
import { isGoods, sumGoods } from '../../../../domain/orders/taken-orders.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import { holdPictures, writeFreeLine } from '../admin/agree-admin-order.ts';
import type { DeliveryPlan } from '../delivery/delivery-plan.store.ts';
import type { OrderLineRow, OrderRow } from '../order-rows.ts';
import type { AgreeOrderParts } from '../placing/agree-order.ts';
import { listWantedProducts, type PricedOrderLine, priceLines } from '../placing/price-lines.ts';
import { listSoldProducts } from '../placing/sold-products.store.ts';

const NOTHING_LEFT = refuse('invalid', 'nothing_ordered', 'Keep at least one item, or cancel the order.', {
  lines: 'Keep at least one item, or cancel the order.',
});
const PRICE_SEEN = refuse(
  'conflict',
  'prices_changed',
  'Some prices have changed. Remove the new item and add it again.',
);

export type AgreedChange = {
  readonly lines: readonly PricedOrderLine[];
  readonly totals: OrderTotals;
  readonly workUnits: number;
  readonly leadTimeHours: number;
  readonly address: OrderRow['address'];
  readonly zone: Pick<Zone, 'id' | 'name'> | null;
};

/** What the order becomes: lines that stay at their own price, what comes new at today's, and what the way there costs. */
export async function agreeChange(
  tx: Transaction,
  { order, lines: old }: { readonly order: OrderRow; readonly lines: readonly OrderLineRow[] },
  input: OrderChange,
  { terms }: DeliveryPlan,
  { onlineChannels, readPriceList }: AgreeOrderParts,
): Promise<Result<AgreedChange>> {
  const kept = keepLines(old, input.kept);
  if (!kept.ok) return kept;
  const products = await listSoldProducts(tx, listWantedProducts(input.lines));
  const wanted = { wanted: input.lines, sold: products, isLimited: false };
  const sold = await priceLines(tx, wanted, readPriceList);
  if (!sold.ok) return sold;
  if (sold.value.changes.length > 0) return PRICE_SEEN;
  const pictures = await holdPictures(
    tx,
    input.freeLines.flatMap((line) => line.pictures),
  );
  if (!pictures.ok) return pictures;
  const lines: readonly PricedOrderLine[] = [
    ...kept.value.map(({ orderId: _order, position: _position, ...line }) => line),
    ...sold.value.lines,
    ...input.freeLines.map(writeFreeLine),
  ];
  if (!lines.some(isGoods) || sumGoods(lines) <= 0) return NOTHING_LEFT;

  const delivery = agreeWay(order, input, { terms, onlineChannels, goodsInKobo: sumGoods(lines) });
  if (!delivery.ok) return delivery;
  const newHours = [sold.value.leadTimeHours, ...input.freeLines.map(({ leadTimeHours }) => leadTimeHours)];
  return accept({
    lines,
    totals: computeOrderTotals(lines, delivery.value.feeInKobo),
    workUnits: lines.reduce((sum, line) => sum + line.workUnits, 0),
    leadTimeHours: Math.max(order.leadTimeHours, ...newHours),
    address: delivery.value.address,
    zone: delivery.value.zone,
  });
}

type Way = {
  readonly address: OrderRow['address'];
  readonly zone: Pick<Zone, 'id' | 'name'> | null;
  readonly feeInKobo: number;
};

/** The fee that was agreed stays as long as it goes to the same zone. */
function agreeWay(
  order: OrderRow,
  { address }: OrderChange,
  {
    terms,
    onlineChannels,
    goodsInKobo,
  }: Pick<DeliveryPlan, 'terms'> & Pick<AgreeOrderParts, 'onlineChannels'> & { readonly goodsInKobo: number },
): Result<Way> {
  const zoneBefore = order.zoneId === null ? null : { id: order.zoneId, name: order.zoneName ?? '' };
  const stored = { zone: zoneBefore, feeInKobo: order.deliveryInKobo };
  if (order.method === 'pickup') return accept({ ...stored, address: null });
  if (address && findZone(terms.zones, address)?.id === order.zoneId) return accept({ ...stored, address });
  const agreed = agreeDelivery(terms, {
    method: order.method,
    address,
    payment: order.paymentMethod,
    onlineChannels,
    goodsInKobo,
    // Whoever changes it has looked at what goes there.
    goods: [],
  });
  if (!agreed.ok) return agreed;
  return accept({ address, zone: agreed.value.zone ?? null, feeInKobo: agreed.value.feeInKobo });
}
