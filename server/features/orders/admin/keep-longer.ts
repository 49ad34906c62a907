import { eq } from 'drizzle-orm';
import { KEEP_LONGER_HOURS } from '../../../../contract/order-admin.ts';
import { atLagosTime } from '../../../../domain/delivery/lagos-time.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { lockOrderWithDay } from '../payments/lock-order.ts';
import { raiseVersion } from '../payments/money-audit.ts';
import { MOVED_ON } from './step-order.ts';

const NOT_HELD = refuse('conflict', 'order_not_held', 'This order isn’t waiting for a payment any more.');
const SLOT_NEAR = refuse(
  'conflict',
  'slot_near',
  'This order is already held until its slot begins. Record the payment, or confirm it without one.',
);

type LongerHold = { readonly orderId: string; readonly version: number; readonly actorId: string };

/** Never beyond the beginning of its slot: by then it is paid for or somebody else's. */
export function keepLonger(
  db: Database,
  { orderId, version, actorId }: LongerHold,
  readClock: () => Date,
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithDay(tx, orderId);
    const now = readClock();
    if (order.version !== version) return MOVED_ON;
    const { holdUntil: before } = order;
    if (readStatus(order, now) !== 'pending_payment' || before === null) return NOT_HELD;
    const slotStart = atLagosTime(order.day, order.windowFrom);
    const longer = new Date(before.getTime() + KEEP_LONGER_HOURS * 3_600_000);
    const holdUntil = longer < slotStart ? longer : slotStart;
    if (holdUntil <= before) return SLOT_NEAR;
    const [changed] = await tx
      .update(orders)
      .set({ holdUntil, ...raiseVersion(now) })
      .where(eq(orders.id, orderId))
      .returning();
    if (!changed) throw new Error('Updating the hold of an order returned no row.');
    const details = { before: before.toISOString(), after: holdUntil.toISOString() };
    await recordAuditEvent(tx, { action: 'order.kept_longer', actorId, orderId, at: now, details });
    await announceOrder(tx, changed);
    return accept(changed);
  });
}
