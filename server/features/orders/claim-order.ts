import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { announceNews } from '../../database/news.ts';
import { recordAuditEvent } from '../../database/record-audit-event.ts';
import { users } from '../../database/schema/identity.ts';
import { orders } from '../../database/schema/orders.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../http/app-environment.ts';
import { announceOrder } from './notifications/announce-order.ts';
import type { OrderRow } from './order-rows.ts';

const NOT_YOURS = refuse(
  'forbidden',
  'another_address',
  'This order was placed with another email address. Sign in with that address to add it to your account.',
);

/**
 * Brings a guest's order into its owner's history. Whoever has an account has confirmed its address, and only the address
 * of the order will do; of one that was taken without an address whoever has its link is the owner. The link ends with it.
 * What it goes on as belongs to it.
 */
export async function claimOrder(
  db: Database,
  order: OrderRow,
  actor: Actor,
  now: Date,
): Promise<Result<OrderRow>> {
  if (order.userId === actor.userId) return accept(order);
  if (order.contactEmail !== '' && order.contactEmail !== actor.email) return NOT_YOURS;
  return inTransaction(db, async (tx) => {
    const owned = [order.id, ...(order.reinstatedAs ? [order.reinstatedAs] : [])];
    const claimed = await claim(tx, actor, now, and(inArray(orders.id, owned), isNull(orders.userId)));
    const wanted = claimed.find(({ id }) => id === order.id);
    return wanted ? accept(wanted) : NOT_YOURS;
  });
}

/** All of them at once; of two who ask at the same time, one gets each order. */
export function claimGuestOrders(db: Database, actor: Actor, now: Date): Promise<readonly string[]> {
  return inTransaction(db, async (tx) => {
    // In one order for everybody, so that two who claim at the same time wait for each other.
    await tx
      .select({ id: orders.id })
      .from(orders)
      .where(isGuestOrderOf(actor.userId))
      .orderBy(orders.id)
      .for('update');
    const claimed = await claim(tx, actor, now, isGuestOrderOf(actor.userId));
    return claimed.map(({ id }) => id);
  });
}

/** Nobody's yet, and placed with the address that this account has confirmed. */
export function isGuestOrderOf(userId: string): SQL | undefined {
  const ownAddress = sql`(select ${users.email} from ${users} where ${users.id} = ${userId} and ${users.emailVerified})`;
  return and(isNull(orders.userId), eq(orders.contactEmail, ownAddress));
}

async function claim(
  tx: Transaction,
  { userId }: Actor,
  now: Date,
  which: SQL | undefined,
): Promise<readonly OrderRow[]> {
  const claimed = await tx
    .update(orders)
    .set({ userId, trackingKeyHash: null, version: sql`${orders.version} + 1`, updatedAt: now })
    .where(which)
    .returning();
  for (const each of claimed) {
    const entry = { actorId: userId, subjectId: userId, orderId: each.id, at: now };
    await recordAuditEvent(tx, { action: 'order.claimed', ...entry });
    await announceOrder(tx, each);
    await announceNews(tx, { kind: 'tracking_ended', id: each.id });
  }
  return claimed;
}
