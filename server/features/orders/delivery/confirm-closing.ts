import { and, asc, inArray, notInArray } from 'drizzle-orm';
import type { DayHasOrders, DayOrder } from '../../../../contract/delivery.ts';
import type { LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { canBeNotified } from '../../../../domain/notifications/can-be-notified.ts';
import { type Refusal, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { orderLines, orders } from '../../../database/schema/orders.ts';
import { summariseOrder } from '../describe-order.ts';
import { countsAt } from './calendar-days.store.ts';

export type NotClosed = { readonly ok: false; readonly refusal: Refusal; readonly details: DayHasOrders };

/** Whoever closes days with orders on them has seen every one: a number that no longer fits shows them again. */
export async function confirmClosing(
  tx: Transaction,
  days: readonly LagosDay[],
  confirmedOrderCount: number | undefined,
  now: Date,
): Promise<NotClosed | undefined> {
  const found = await findOrdersOfDays(tx, days, now);
  if (found.length === (confirmedOrderCount ?? 0)) return undefined;
  return { ...refuse('conflict', 'day_has_orders', describeFound(found.length)), details: { orders: found } };
}

function describeFound(count: number): string {
  if (count === 0) return 'The orders for that day have changed. Check the day again, then close it.';
  return count === 1
    ? 'There is an order during the time you’re closing. It won’t change until you move or cancel it.'
    : `There are ${count} orders during the time you’re closing. They won’t change until you move or cancel them.`;
}
/** The orders of these days that are still to be made or handed over, by day and window. */
async function findOrdersOfDays(
  db: Database | Transaction,
  days: readonly LagosDay[],
  now: Date,
): Promise<DayOrder[]> {
  if (days.length === 0) return [];
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.day, [...days]),
        countsAt(now),
        notInArray(orders.status, ['delivered', 'collected']),
      ),
    )
    .orderBy(asc(orders.day), asc(orders.windowFrom), asc(orders.createdAt), asc(orders.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  return rows.map((order) => {
    const ordered = lines.filter(({ orderId }) => orderId === order.id);
    return {
      ...summariseOrder(order, ordered, now),
      customerName: order.contactName,
      customerPhone: order.contactPhone,
      canBeNotified: canBeNotified({ contact: { email: order.contactEmail }, userId: order.userId }),
    };
  });
}
