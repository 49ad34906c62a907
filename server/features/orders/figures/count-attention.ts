import type { OrderFigures } from '../../../../contract/dashboard.ts';
import { type AttentionReason, MONEY_REASONS } from '../../../../domain/orders/attention.ts';
import type { Database } from '../../../database/database.ts';
import { findAttentionOf } from '../desk/describe-desk-orders.ts';
import { findStuckRefunds, listOrdersByIds, openMoment } from '../desk/desk-orders.store.ts';

/** How many orders need the owner, whatever for. */
export async function countNeedingOrders(db: Database, now: Date): Promise<number> {
  return (await openMoment(db, now)).needing.length;
}

/** How many orders need the owner for each reason; one may need them for several. */
export async function countAttention(
  db: Database,
  now: Date,
): Promise<Pick<OrderFigures['attention'], 'orders' | 'unsettled'>> {
  const { needing } = await openMoment(db, now);
  const [rows, stuck] = await Promise.all([listOrdersByIds(db, needing), findStuckRefunds(db, needing)]);
  const orders: Partial<Record<AttentionReason, number>> = {};
  let unsettled = 0;
  for (const order of rows) {
    const reasons = findAttentionOf(order, stuck.has(order.id), now);
    for (const reason of reasons) orders[reason] = (orders[reason] ?? 0) + 1;
    if (reasons.some((reason) => MONEY_REASONS.includes(reason))) unsettled += 1;
  }
  return { orders, unsettled };
}
