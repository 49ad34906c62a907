import { and, inArray, isNull, sql } from 'drizzle-orm';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { announceNews } from '../../database/news.ts';
import { orders } from '../../database/schema/orders.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/app-environment.ts';
import { announceOrder } from './notifications/announce-order.ts';
import type { OrderRow } from './order-rows.ts';

const NOT_YOURS = refuse(
  'forbidden',
  'another_address',
  'This order was placed with another e-mail address. Sign in with that one to keep it in your account.',
);

/**
 * Brings a guest's order into its owner's history. Whoever has an account has confirmed its address, and only the address
 * of the order will do; the tracking link ends with it. What it goes on as belongs to it.
 */
export async function claimOrder(
  db: Database,
  order: OrderRow,
  actor: Actor,
  now: Date,
): Promise<Result<OrderRow>> {
  if (order.userId === actor.userId) return accept(order);
  if (order.contactEmail !== actor.email) return NOT_YOURS;
  return inTransaction(db, async (tx) => {
    const owned = [order.id, ...(order.takenUpAs ? [order.takenUpAs] : [])];
    const claimed = await tx
      .update(orders)
      .set({
        userId: actor.userId,
        trackingKeyHash: null,
        version: sql`${orders.version} + 1`,
        updatedAt: now,
      })
      .where(and(inArray(orders.id, owned), isNull(orders.userId)))
      .returning();
    for (const each of claimed) {
      await announceOrder(tx, each);
      await announceNews(tx, { kind: 'tracking_ended', id: each.id });
    }
    const wanted = claimed.find(({ id }) => id === order.id);
    return wanted ? accept(wanted) : NOT_YOURS;
  });
}
