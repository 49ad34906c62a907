import type { Delivery } from '../../../../contract/deliveries.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { isGift } from '../../../../domain/orders/gift.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import { computeDue } from '../../../../domain/payments/ledger.ts';
import { readLedger } from '../payments/order-ledger.ts';
import type { DeliveryRow } from './deliveries.store.ts';

export function describeDelivery({ order, pieces, riderName }: DeliveryRow, now: Date): Delivery {
  const { address } = order;
  return {
    id: order.id,
    number: order.number,
    version: order.version,
    status: readStatus(order, now),
    slot: { day: order.day, from: order.windowFrom, to: order.windowTo },
    name: address?.recipient || order.contactName,
    phone: address?.phone || order.contactPhone,
    calledInstead: address?.recipient && !address.phone ? order.contactName : '',
    street: address?.street ?? '',
    area: address?.area ?? '',
    lga: address?.lga ?? '',
    landmark: address?.landmark ?? '',
    note: order.note,
    isGift: isGift(order),
    pieces,
    due: convertKoboToNaira(computeDue(readLedger(order, now))),
    rider: order.riderId && riderName !== null ? { id: order.riderId, name: riderName } : null,
  };
}
