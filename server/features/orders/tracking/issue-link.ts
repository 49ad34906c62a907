import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { hashLinkKey } from '../../../http/link-keys.ts';
import { makeTrackingKey } from './tracking-key.ts';

type Issued = {
  readonly orderId: string;
  readonly actor: Actor;
  readonly trackingSecret: string;
  readonly now: Date;
};

/**
 * A link for an order whose last one has ended; where there is one it stays. Null: the order belongs to an account, or says
 * nothing of anybody any more. Undefined: there is no such order.
 */
export function issueLink(
  db: Database,
  { orderId, actor, trackingSecret, now }: Issued,
): Promise<{ readonly key: string | null } | undefined> {
  return inTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) return undefined;
    if (order.userId !== null || order.forgottenAt !== null) return { key: null };
    if (order.trackingKeyHash !== null) return { key: makeTrackingKey(trackingSecret, order) };
    const key = makeTrackingKey(trackingSecret, { id: orderId, trackingTurn: order.trackingTurn + 1 });
    await tx
      .update(orders)
      .set({
        trackingKeyHash: hashLinkKey(key),
        trackingTurn: order.trackingTurn + 1,
        version: sql`${orders.version} + 1`,
        updatedAt: now,
      })
      .where(and(eq(orders.id, orderId), isNull(orders.trackingKeyHash)));
    await recordAuditEvent(tx, { action: 'order.link_issued', actorId: actor.userId, orderId, at: now });
    return { key };
  });
}
