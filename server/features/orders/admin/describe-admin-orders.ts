import type { AdminOrder } from '../../../../contract/order-admin.ts';
import { atLagosTime } from '../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { type AttentionReason, findAttention } from '../../../../domain/orders/attention.ts';
import { listNextStatuses, type OrderStatus, readStatus } from '../../../../domain/orders/statuses.ts';
import { computeDue } from '../../../../domain/payments/ledger.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { summariseOrder } from '../describe-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { readLedger } from '../payments/order-ledger.ts';
import { findStuckRefunds, listLinesOf } from './admin-orders.store.ts';

/** Orders in the words of the desk, in the order in which they are given. */
export async function describeAdminOrders(
  db: Database | Transaction,
  rows: readonly OrderRow[],
  now: Date,
): Promise<AdminOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, stuck] = await Promise.all([listLinesOf(db, ids), findStuckRefunds(db, ids)]);
  return rows.map((order) => ({
    ...summariseOrder(order, lines.get(order.id) ?? [], now),
    customerName: order.contactName,
    customerPhone: order.contactPhone,
    zoneName: order.zoneName,
    origin: order.origin,
    due: convertKoboToNaira(computeDue(readLedger(order, now))),
    attention: [...findAttentionOf(order, stuck.has(order.id), now)],
    nextStatuses: [...listSteps(order, now)],
  }));
}

export function findAttentionOf(
  order: OrderRow,
  hasStuckRefund: boolean,
  now: Date,
): readonly AttentionReason[] {
  return findAttention(
    {
      status: readStatus(order, now),
      slotStartsAt: atLagosTime(order.day, order.windowFrom),
      slotEndsAt: atLagosTime(order.day, order.windowTo),
      ledger: readLedger(order, now),
      depositInKobo: order.depositInKobo,
      isTransferClaimed: order.transferClaimedAt !== null,
      hasStuckRefund,
    },
    now,
  );
}

export function listSteps(order: OrderRow, now: Date): readonly OrderStatus[] {
  return listNextStatuses(readStatus(order, now), 'administrator', order.method);
}
