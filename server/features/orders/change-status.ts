import { and, eq, sql } from 'drizzle-orm';
import { canStep, type OrderStatus, readStatus, type StepMaker } from '../../../domain/orders/statuses.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Transaction } from '../../database/database.ts';
import { orders } from '../../database/schema/orders.ts';
import { insertEvent, type OrderRow } from './orders.store.ts';
import { tellOrderStep } from './tell-about-order.ts';

export type Step = {
  readonly to: OrderStatus;
  readonly by: StepMaker;
  readonly actorId: string | null;
  readonly now: Date;
};

const STEP_REFUSED = refuse(
  'conflict',
  'step_refused',
  'The order has moved on meanwhile, and this is no longer possible.',
);

/** The only place where an order's status changes: by the table of steps, guarded inside the write, kept with who and when. */
export async function changeStatus(
  tx: Transaction,
  order: OrderRow,
  { to, by, actorId, now }: Step,
): Promise<Result<OrderRow>> {
  const from = readStatus(order, now);
  // What the clock has ended is written down as it is read, and by the shop alone.
  const isExpiry = to === 'expired' && order.status === 'pending_payment' && from === 'expired';
  if (!isExpiry && !canStep(from, to, by, order.method)) return STEP_REFUSED;
  const [changed] = await tx
    .update(orders)
    .set({ status: to, version: sql`${orders.version} + 1`, updatedAt: now })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version), eq(orders.status, order.status)))
    .returning();
  if (!changed) return STEP_REFUSED;
  const eventId = await insertEvent(tx, { orderId: order.id, at: now, status: to, madeBy: by, actorId });
  await tellOrderStep(tx, changed, eventId);
  return accept(changed);
}
