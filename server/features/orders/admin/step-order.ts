import { formatNaira } from '../../../../domain/money.ts';
import type { OrderStatus } from '../../../../domain/orders/statuses.ts';
import { computeNetPaid } from '../../../../domain/payments/ledger.ts';
import { type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { changeStatus } from '../change-status.ts';
import type { OrderRow } from '../order-rows.ts';
import { findOrder } from '../orders.store.ts';
import { lockOrderWithDay } from '../payments/lock-order.ts';
import { readLedger } from '../payments/order-ledger.ts';

export const MOVED_ON = refuse(
  'conflict',
  'order_moved_on',
  'The order has changed since you opened it. Look at it as it is now, then choose again.',
);

const REASON_MISSING = refuse('invalid', 'reason_missing', 'Say why.', { reason: 'Say why.' });

const refuseUndecided = (paidInKobo: number) =>
  refuse(
    'conflict',
    'refund_undecided',
    `${formatNaira(paidInKobo)} was paid. Cancel it on its own page, where you decide on the refund.`,
  );

export type AdminStep = {
  readonly to: OrderStatus;
  /** Of the order the administrator has seen; left out: as it is now, whatever that is. */
  readonly version?: number | undefined;
  /** Only of a cancellation, and needed for it. */
  readonly reason?: string | undefined;
  readonly readClock: () => Date;
};

export async function stepOrder(
  db: Database,
  { userId }: Actor,
  order: OrderRow,
  { to, version, reason = '', readClock }: AdminStep,
): Promise<Result<OrderRow>> {
  if (version !== undefined && version !== order.version) return MOVED_ON;
  if (to === 'cancelled') {
    if (reason === '') return REASON_MISSING;
    const paidInKobo = computeNetPaid(readLedger(order, readClock()));
    if (paidInKobo > 0) return refuseUndecided(paidInKobo);
  }
  return inTransaction(db, async (tx) => {
    // A hold may run out in this moment: the place is confirmed under the day's lock or is somebody else's.
    if (to === 'confirmed') await lockOrderWithDay(tx, order.id);
    const step = { to, by: 'administrator', actorId: userId, now: readClock() } as const;
    return changeStatus(tx, order, to === 'cancelled' ? { ...step, words: reason } : step);
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
