import type { OrderFigures } from '../../../../contract/dashboard.ts';
import { type AttentionReason, MONEY_REASONS } from '../../../../domain/orders/attention.ts';
import type { Database } from '../../../database/database.ts';
import { openMoment } from '../admin/admin-orders.store.ts';

/** How many orders need the owner, whatever for. */
export async function countNeedingOrders(db: Database, now: Date): Promise<number> {
  return (await openMoment(db, now)).needing.length;
}

/** How many orders need the owner for each reason; one may need them for several. */
export async function countAttention(
  db: Database,
  now: Date,
): Promise<Pick<OrderFigures['attention'], 'needing' | 'orders' | 'unsettled'>> {
  const { needing } = await openMoment(db, now);
  const orders: Partial<Record<AttentionReason, number>> = {};
  for (const reason of needing.flatMap(({ reasons }) => reasons)) orders[reason] = (orders[reason] ?? 0) + 1;
  const unsettled = needing.filter(({ reasons }) => MONEY_REASONS.some((reason) => reasons.includes(reason)));
  return { needing: needing.length, orders, unsettled: unsettled.length };
}
