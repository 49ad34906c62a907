import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import type { OrderRow } from '../order-rows.ts';

type SentLink = { readonly actorId: string; readonly now: Date };

/** Staff pass an order's link on outside the shop: only they know that they did. */
export function noteLinkSent(db: Database, order: OrderRow, { actorId, now }: SentLink): Promise<void> {
  return inTransaction(db, async (tx) => {
    await recordAuditEvent(tx, { action: 'order.link_sent', actorId, orderId: order.id, at: now });
    await announceOrder(tx, order);
  });
}
