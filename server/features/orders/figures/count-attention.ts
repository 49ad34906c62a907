import type { AttentionReason } from '../../../../domain/orders/attention.ts';
import type { Database } from '../../../database/database.ts';
import { findAttentionOf } from '../desk/describe-desk-orders.ts';
import { findStuckRefunds, listOrdersByIds, openMoment } from '../desk/desk-orders.store.ts';

/** How many orders need the owner for each reason; one may need them for several. */
export async function countAttention(
  db: Database,
  now: Date,
): Promise<Partial<Record<AttentionReason, number>>> {
  const { needing } = await openMoment(db, now);
  const [rows, stuck] = await Promise.all([listOrdersByIds(db, needing), findStuckRefunds(db, needing)]);
  const counts: Partial<Record<AttentionReason, number>> = {};
  for (const order of rows) {
    for (const reason of findAttentionOf(order, stuck.has(order.id), now)) {
      counts[reason] = (counts[reason] ?? 0) + 1;
    }
  }
  return counts;
}
