import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from 'hono';
import type { Database } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { isId } from '../../../http/id-parameter.ts';
import { isLinkKeyOf } from '../../../http/link-keys.ts';
import { listTrackingCookies } from './tracking-cookie.ts';

const successors = alias(orders, 'successors');

/**
 * The ids of the orders this browser may follow without an account. Whoever may follow one that goes on under another number
 * may follow that one too, as long as its own link has not ended.
 */
export async function listTrackedOrders(db: Database, c: Context): Promise<readonly string[]> {
  const keys = new Map(
    listTrackingCookies(c)
      .filter(({ id }) => isId(id))
      .map(({ id, key }) => [id, key]),
  );
  if (keys.size === 0) return [];
  const rows = await db
    .select({ id: orders.id, trackingKeyHash: orders.trackingKeyHash, successorId: successors.id })
    .from(orders)
    .leftJoin(successors, and(eq(successors.id, orders.reinstatedAs), isNotNull(successors.trackingKeyHash)))
    .where(inArray(orders.id, [...keys.keys()]));
  return rows
    .filter(({ id, trackingKeyHash }) => isLinkKeyOf(trackingKeyHash, keys.get(id) ?? ''))
    .flatMap(({ id, successorId }) => (successorId ? [id, successorId] : [id]));
}
