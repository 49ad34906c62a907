import { inArray } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Database } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { isId } from '../../../http/id-parameter.ts';
import { listTrackingCookies } from './tracking-cookie.ts';
import { isTrackingKeyOf } from './tracking-key.ts';

/** The ids of the orders this browser may follow without an account. */
export async function listTrackedOrders(db: Database, c: Context): Promise<readonly string[]> {
  const keys = new Map(
    listTrackingCookies(c)
      .filter(({ orderId }) => isId(orderId))
      .map(({ orderId, key }) => [orderId, key]),
  );
  if (keys.size === 0) return [];
  const rows = await db
    .select({ id: orders.id, trackingKeyHash: orders.trackingKeyHash })
    .from(orders)
    .where(inArray(orders.id, [...keys.keys()]));
  return rows
    .filter(({ id, trackingKeyHash }) => isTrackingKeyOf(trackingKeyHash, keys.get(id) ?? ''))
    .map(({ id }) => id);
}
