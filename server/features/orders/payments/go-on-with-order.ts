import { accept, type Result } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { decideAll } from './disputes.store.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { refreshStop } from './refresh-stop.ts';

export type GoOn = { readonly orderId: string; readonly reason: string; readonly actorId: string };

/** The owner lets a stopped order leave the house. Saying it again changes nothing. */
export function goOnWithOrder(
  db: Database,
  { orderId, reason, actorId }: GoOn,
  readClock: () => Date,
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithDay(tx, orderId);
    const now = readClock();
    if (order.stoppedFor === null) return accept(order);
    await decideAll(tx, orderId, now);
    const released = await refreshStop(tx, order, now);
    const details = { stoppedFor: order.stoppedFor, reason };
    await recordAuditEvent(tx, { action: 'order.released', actorId, orderId, at: now, details });
    await announceOrder(tx, released);
    return accept(released);
  });
}
