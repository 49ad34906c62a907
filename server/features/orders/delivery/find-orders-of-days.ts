import { and, asc, inArray } from 'drizzle-orm';
import type { DayOrder } from '../../../../contract/delivery.ts';
import type { LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { orderLines, orders } from '../../../database/schema/orders.ts';
import { summariseOrder } from '../describe-order.ts';
import { countsAt } from './calendar-days.store.ts';

/** The live orders of these days, by day and window. */
export async function findOrdersOfDays(
  db: Database | Transaction,
  days: readonly LagosDay[],
  now: Date,
): Promise<DayOrder[]> {
  if (days.length === 0) return [];
  const rows = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.day, [...days]), countsAt(now)))
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
    return { ...summariseOrder(order, ordered, now), customerName: order.contactName };
  });
}
