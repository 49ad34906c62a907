import { eq } from 'drizzle-orm';
import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { raiseVersion } from './money-audit.ts';
import { NO_CLAIM } from './no-claim.ts';

type DismissedClaim = { readonly orderId: string; readonly actorId: string };

/** Somebody looked at the account, and the transfer that the customer spoke of is not there. They may say it again. */
export function dismissClaim(
  db: Database,
  { orderId, actorId }: DismissedClaim,
  readClock: () => Date,
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithDay(tx, orderId);
    if (!order.transferClaimedAt) return accept(order);
    const now = readClock();
    const [changed] = await tx
      .update(orders)
      .set({ ...NO_CLAIM, ...raiseVersion(now) })
      .where(eq(orders.id, orderId))
      .returning();
    if (!changed) throw new Error('Updating an order returned no row.');
    const details = { saidAt: order.transferClaimedAt.toISOString() };
    await recordAuditEvent(tx, { action: 'order.transfer_not_found', actorId, orderId, at: now, details });
    await announceOrder(tx, changed);
    return accept(changed);
  });
}
