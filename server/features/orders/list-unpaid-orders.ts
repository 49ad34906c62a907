import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { UnpaidOrder } from '../../../contract/unpaid-orders.ts';
import type { Database } from '../../database/database.ts';
import { orders } from '../../database/schema/orders.ts';
import { summariseOrder } from './describe-order.ts';
import { completeOrders } from './orders.store.ts';
import { isUnpaidHold } from './placing/unpaid-holds.ts';

type Asker = { readonly userId: string | null; readonly trackedIds: readonly string[] };

/** More than anybody may hold at a time. */
const MAX = 10;

/** Those that the asker may open: by account, or by the links of this browser. Whose contact they carry is not asked. */
export async function listUnpaidOrders(
  db: Database,
  { userId, trackedIds }: Asker,
  now: Date,
): Promise<UnpaidOrder[]> {
  if (userId === null && trackedIds.length === 0) return [];
  const own = userId === null ? undefined : eq(orders.userId, userId);
  const rows = await db
    .select()
    .from(orders)
    .where(and(isUnpaidHold(now), or(own, inArray(orders.id, [...trackedIds]))))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(MAX);
  const whole = await completeOrders(db, rows);
  return whole.map(({ order, lines }) => ({
    ...summariseOrder(order, lines, now),
    payment: order.paymentMethod,
    holdUntil: (order.holdUntil ?? now).toISOString(),
    isOnAccount: order.userId !== null,
  }));
}
