import { randomUUID } from 'node:crypto';
import type { HandOverPayment } from '../../../../contract/payments.ts';
import { convertKoboToNaira, formatNaira } from '../../../../domain/money.ts';
import { isHandedOver, isHeldBack } from '../../../../domain/orders/handing-over.ts';
import { isUndoable } from '../../../../domain/orders/second-thoughts.ts';
import type { OrderStatus } from '../../../../domain/orders/statuses.ts';
import { computeDue, computeNetPaid } from '../../../../domain/payments/ledger.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { inTransactionUnlessRefused } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { changeStatus } from '../change-status.ts';
import type { OrderRow } from '../order-rows.ts';
import { findOrder } from '../orders.store.ts';
import { lockOrderWithDay } from '../payments/lock-order.ts';
import { readLedger } from '../payments/order-ledger.ts';
import { recordByHandInTransaction } from '../payments/record-by-hand.ts';

export const MOVED_ON = refuse(
  'conflict',
  'order_moved_on',
  'The order has changed since you opened it. Check it, then choose again.',
);

const REASON_MISSING = refuse('invalid', 'reason_missing', 'Enter a reason.', { reason: 'Enter a reason.' });

const refuseUndecided = (paidInKobo: number) =>
  refuse(
    'conflict',
    'refund_undecided',
    `${formatNaira(paidInKobo)} was paid for this order. Cancel it on its order page, where you choose the refund.`,
  );

export type AdminStep = {
  readonly to: OrderStatus;
  /** Of the order the administrator has seen; left out: as it is now, whatever that is. */
  readonly version?: number | undefined;
  /** Of what went wrong; needed for a cancellation. */
  readonly reason?: string | undefined;
  /** What becomes of money that is due when the goods are handed over. */
  readonly payment?: HandOverPayment | undefined;
  readonly readClock: () => Date;
};

export async function stepOrder(
  db: Database,
  { userId }: Actor,
  order: OrderRow,
  { to, version, reason = '', payment, readClock }: AdminStep,
): Promise<Result<OrderRow>> {
  if (version !== undefined && version !== order.version) return MOVED_ON;
  if (to === 'cancelled') {
    if (reason === '') return REASON_MISSING;
    const paidInKobo = computeNetPaid(readLedger(order, readClock()));
    if (paidInKobo > 0) return refuseUndecided(paidInKobo);
  }
  return inTransactionUnlessRefused(db, async (tx) => {
    // A hold may run out in this moment: the place is confirmed under the day's lock or is somebody else's.
    if (to === 'confirmed') await lockOrderWithDay(tx, order.id);
    const paid = payment?.decision === 'paid' ? await takePayment(tx, order, payment) : accept(order);
    if (!paid.ok) return paid;
    const now = readClock();
    const unpaid = payment && {
      onAccountReason: payment.decision === 'not_yet' ? null : (payment.reason ?? null),
    };
    const stepped = await changeStatus(tx, paid.value, {
      ...{ to, by: 'administrator', actorId: userId, now, isUndoable: isUndoable(to) },
      ...(reason !== '' && { words: reason }),
      ...(unpaid && { unpaid }),
    });
    if (stepped.ok && isHeldBack(to) && (payment || isHandedOver(to))) {
      await recordUnpaid(tx, stepped.value, now);
    }
    return stepped;
  });

  /** With the step or not at all. */
  async function takePayment(
    tx: Transaction,
    seen: OrderRow,
    taken: Extract<HandOverPayment, { decision: 'paid' }>,
  ): Promise<Result<OrderRow>> {
    const locked = await lockOrderWithDay(tx, seen.id);
    if (locked.version !== seen.version) return MOVED_ON;
    // The step can be made once only, and so can its payment: it needs no key of the browser's.
    return recordByHandInTransaction(
      tx,
      locked,
      { ...taken, key: randomUUID(), actorId: userId },
      readClock(),
    );
  }

  async function recordUnpaid(tx: Transaction, done: OrderRow, now: Date): Promise<void> {
    const due = computeDue(readLedger(done, now));
    if (due === 0) return;
    await recordAuditEvent(tx, {
      action: 'order.handed_over_unpaid',
      actorId: userId,
      orderId: done.id,
      at: now,
      details: {
        due: convertKoboToNaira(due),
        ...(done.onAccountReason !== null && { onAccount: done.onAccountReason }),
      },
    });
  }
}

export type SteppedOrder = {
  readonly id: string;
  readonly number: string;
  readonly version: number | null;
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
      outcomes.push({ id, number: '', version: null, problem: 'We can’t find this order.' });
      continue;
    }
    const stepped = await stepOrder(db, actor, order, step);
    outcomes.push({
      id,
      number: order.number,
      version: stepped.ok ? stepped.value.version : null,
      problem: stepped.ok ? null : stepped.refusal.message,
    });
  }
  return outcomes;
}
