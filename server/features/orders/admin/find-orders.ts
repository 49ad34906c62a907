import type { Found } from '../../../../contract/lookup.ts';
import { sayDayShortly } from '../../../../domain/delivery/day-words.ts';
import { ORDER_STATUS_WORDS } from '../../../../domain/orders/status-words.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import type { Database } from '../../../database/database.ts';
import { listOrderCards } from './admin-orders.store.ts';

/** The newest orders with these words in their number, name, phone or email. */
export async function findOrders(db: Database, q: string, limit: number, now: Date): Promise<Found[]> {
  const input = { filters: { q }, sort: 'newest', after: undefined, limit } as const;
  const rows = await listOrderCards(db, input, { now, needing: [] });
  return rows.map((order) => ({
    id: order.id,
    title: `${order.number} ${order.contactName}`,
    note: `${ORDER_STATUS_WORDS[readStatus(order, now)]}, ${sayDayShortly(order.day)}`,
  }));
}
