import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransactionUnlessRefused } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { MOVED_ON } from '../admin/step-order.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { findRider, writeRider } from './deliveries.store.ts';

const NO_SUCH_RIDER = refuse('invalid', 'no_such_rider', 'Choose a rider.', { riderId: 'Choose a rider.' });
const NOT_DELIVERED = refuse(
  'conflict',
  'not_a_delivery',
  'This is a pickup order, so it doesn’t need a rider.',
);

export type Assignment = { readonly riderId: string | null; readonly now: Date };

/** Null: nobody's any longer. */
export function assignRider(
  db: Database,
  actor: Actor,
  order: OrderRow,
  { riderId, now }: Assignment,
): Promise<Result<OrderRow>> {
  return inTransactionUnlessRefused(db, async (tx) => {
    if (order.method !== 'delivery') return NOT_DELIVERED;
    if (order.riderId === riderId) return accept(order);
    const rider = riderId === null ? null : await findRider(tx, riderId);
    if (rider === undefined) return NO_SUCH_RIDER;
    const changed = await writeRider(tx, order, { riderId, now });
    if (!changed) return MOVED_ON;
    await recordAuditEvent(tx, {
      action: 'order.rider_changed',
      actorId: actor.userId,
      orderId: order.id,
      at: now,
      details: { after: rider?.name ?? 'nobody' },
    });
    await announceOrder(tx, changed);
    return accept(changed);
  });
}
