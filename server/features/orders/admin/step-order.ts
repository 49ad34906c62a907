import type { OrderStatus } from '../../../../domain/orders/statuses.ts';
import { type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { changeStatus } from '../change-status.ts';
import type { OrderRow } from '../order-rows.ts';
import { findOrder } from '../orders.store.ts';
import { lockOrderWithDay } from '../payments/lock-order.ts';

const MOVED_ON = refuse(
  'conflict',
  'order_moved_on',
  'The order has changed since you opened it. Look at it as it is now, then choose again.',
);

export type AdminStep = {
  readonly to: OrderStatus;
  /** Of the order the administrator has seen; left out: as it is now, whatever that is. */
  readonly version?: number | undefined;
  readonly readClock: () => Date;
};

export async function stepOrder(
  db: Database,
  { userId }: Actor,
  order: OrderRow,
  { to, version, readClock }: AdminStep,
): Promise<Result<OrderRow>> {
  if (version !== undefined && version !== order.version) return MOVED_ON;
  return inTransaction(db, async (tx) => {
    // A hold may run out in this moment: the place is confirmed under the day's lock or is somebody else's.
    if (to === 'confirmed') await lockOrderWithDay(tx, order.id);
    return changeStatus(tx, order, { to, by: 'administrator', actorId: userId, now: readClock() });
  });
}

export type SteppedOrder = {
  readonly id: string;
  readonly number: string;
  readonly problem: string | null;
};

/** Each order on its own: what cannot be done for one does not stop the others. */
export async function stepOrders(
  db: Database,
  actor: Actor,
  ids: readonly string[],
  step: Omit<AdminStep, 'version'>,
): Promise<SteppedOrder[]> {
  const outcomes: SteppedOrder[] = [];
  for (const id of new Set(ids)) {
    const order = await findOrder(db, id);
    if (!order) {
      outcomes.push({ id, number: '', problem: 'There is no such order.' });
      continue;
    }
    const stepped = await stepOrder(db, actor, order, step);
    outcomes.push({ id, number: order.number, problem: stepped.ok ? null : stepped.refusal.message });
  }
  return outcomes;
}
