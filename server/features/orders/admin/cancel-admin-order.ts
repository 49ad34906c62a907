import { desc, eq } from 'drizzle-orm';
import { convertNairaToKobo, formatNaira } from '../../../../domain/money.ts';
import { canStep, readStatus } from '../../../../domain/orders/statuses.ts';
import { ADJUSTMENT_KEY_STARTS } from '../../../../domain/payments/adjustments.ts';
import { computeNetPaid } from '../../../../domain/payments/ledger.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { orderEvents } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { changeStatus } from '../change-status.ts';
import type { OrderRow } from '../order-rows.ts';
import { addAdjustment } from '../payments/adjustments.store.ts';
import { lockOrderWithDay } from '../payments/lock-order.ts';
import { readLedger } from '../payments/order-ledger.ts';
import { type RefundOrder, refundLockedOrder } from '../payments/refund-order.ts';
import { MOVED_ON } from './step-order.ts';

export type Cancellation = {
  readonly orderId: string;
  readonly reason: string;
  /** Of the order the administrator has seen; left out: as it is now, whatever that is. */
  readonly version?: number | undefined;
  /** Null: nothing goes back. */
  readonly refund: Pick<RefundOrder, 'way' | 'amount'> | null;
  readonly keepReason: string;
  readonly key: string;
  readonly actorId: string;
  readonly limitInKobo?: RefundOrder['limitInKobo'];
  readonly voucherSecret: RefundOrder['voucherSecret'];
};

const NOT_CANCELLABLE = refuse('conflict', 'step_refused', 'This order can no longer be cancelled.');

/** The order ends and its money is decided on in one transaction: nothing is left to be settled afterwards. */
export function cancelAdminOrder(
  db: Database,
  input: Cancellation,
  readClock: () => Date,
): Promise<Result<OrderRow>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithDay(tx, input.orderId);
    const now = readClock();
    if (await isDone(tx, order, input)) return accept(order);
    if (input.version !== undefined && input.version !== order.version) return MOVED_ON;
    if (!canStep(readStatus(order, now), 'cancelled', 'administrator', order.method)) return NOT_CANCELLABLE;

    const retainedInKobo =
      computeNetPaid(readLedger(order, now)) - convertNairaToKobo(input.refund?.amount ?? 0);
    if (retainedInKobo > 0 && input.keepReason === '') return refuseUnexplained(retainedInKobo);
    const refunded = await refund(tx, order, input, now);
    if (!refunded.ok) return refunded;
    const settled = await keep(tx, refunded.value, retainedInKobo, input, now);

    const { reason: words, actorId } = input;
    const step = { to: 'cancelled', by: 'administrator', actorId, now, words } as const;
    const cancelled = await changeStatus(tx, settled, step);
    if (!cancelled.ok) throw new Error('An order could not be cancelled under its lock.');
    return cancelled;
  });
}

/** Sent a second time after a lost answer. */
async function isDone(tx: Transaction, order: OrderRow, { reason, actorId }: Cancellation): Promise<boolean> {
  if (order.status !== 'cancelled') return false;
  const [last] = await tx
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(desc(orderEvents.version))
    .limit(1);
  return last?.status === 'cancelled' && last.words === reason && last.actorId === actorId;
}

async function refund(
  tx: Transaction,
  order: OrderRow,
  { refund: wanted, reason, key, actorId, limitInKobo, voucherSecret }: Cancellation,
  now: Date,
): Promise<Result<OrderRow>> {
  if (!wanted) return accept(order);
  return refundLockedOrder(
    tx,
    order,
    { ...wanted, orderId: order.id, reason, key, actorId, limitInKobo, voucherSecret },
    now,
  );
}

/** A cancelled order is owed nothing but what it keeps, whatever was written off or retained before. */
async function keep(
  tx: Transaction,
  order: OrderRow,
  retainedInKobo: number,
  { keepReason: reason, key, actorId: madeBy }: Cancellation,
  now: Date,
): Promise<OrderRow> {
  if (retainedInKobo <= 0) return order;
  const made = { orderId: order.id, at: now, madeBy };
  // A line of its own, so that what is listed as kept is what is kept.
  const ended =
    order.adjustedInKobo < 0
      ? await addAdjustment(
          tx,
          {
            ...made,
            amountInKobo: -order.adjustedInKobo,
            reason: 'The order was cancelled',
            key: `${ADJUSTMENT_KEY_STARTS.change}${key}`,
          },
          now,
        )
      : order;
  const amountInKobo = retainedInKobo - ended.adjustedInKobo;
  return amountInKobo === 0 ? ended : addAdjustment(tx, { ...made, amountInKobo, reason, key }, now);
}

function refuseUnexplained(retainedInKobo: number) {
  const message = `Enter a reason for keeping ${formatNaira(retainedInKobo)}.`;
  return refuse('invalid', 'keep_reason_missing', message, { keepReason: message });
}
