import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { findOrderNews } from '../../../../domain/orders/customer-news.ts';
import { isHandedOver } from '../../../../domain/orders/handing-over.ts';
import {
  canPutBackInKitchen,
  canUndo,
  canUndoHandOver,
  findLastStep,
  isUndoable,
  SECOND_THOUGHT_MS,
} from '../../../../domain/orders/second-thoughts.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { orderEvents, orders } from '../../../database/schema/orders.ts';
import { inTransactionUnlessRefused } from '../../../database/transaction.ts';
import type { Actor } from '../../../http/app-environment.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import type { OrderEventRow, OrderRow } from '../order-rows.ts';
import { lockOrderWithDay } from '../payments/lock-order.ts';
import { toVoider } from '../payments/void-payment.ts';
import { wasNotified } from './admin-order.store.ts';

const TOO_LATE = refuse(
  'conflict',
  'undo_too_late',
  'It’s too late to undo this: the order has moved on, or the customer has been notified.',
);

type Undoing = {
  readonly orderId: string;
  /** Of the order after the step. */
  readonly version: number;
};

/**
 * The order is as it was before its last step, of which its customer never hears; what was marked as ready or handed over by
 * mistake is put back later too. Who did both stays in the log, and the money as it is.
 */
export function undoStep(
  db: Database,
  actor: Pick<Actor, 'userId' | 'role'>,
  { orderId, version }: Undoing,
  readClock: () => Date,
): Promise<Result<OrderRow>> {
  const { userId } = actor;
  return inTransactionUnlessRefused(db, async (tx) => {
    const order = await lockOrderWithDay(tx, orderId);
    const now = readClock();
    if (order.version !== version) return TOO_LATE;
    const events = await tx
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(asc(orderEvents.version));
    const last = findLastStep(events, order.status);
    if (!last) return TOO_LATE;
    const { step, before } = last;
    if (!canPutBackInKitchen(step.status) && !canUndoHandOver(step, toVoider(actor), now)) {
      if (!canUndo(step, { userId, now, version })) return TOO_LATE;
      if (await wasNotified(tx, step)) return TOO_LATE;
    }
    await tx.delete(orderEvents).where(eq(orderEvents.id, step.id));
    // What happened since stays in the history.
    await tx
      .update(orderEvents)
      .set({ status: before.status })
      .where(and(eq(orderEvents.orderId, orderId), gt(orderEvents.version, step.version)));
    const [undone] = await tx
      .update(orders)
      .set({
        status: before.status,
        ...(isHandedOver(step.status) && { onAccountReason: null }),
        version: sql`${orders.version} + 1`,
        updatedAt: now,
      })
      .where(and(eq(orders.id, orderId), eq(orders.version, version)))
      .returning();
    if (!undone) return TOO_LATE;
    await recordAuditEvent(tx, {
      action: 'order.step_undone',
      actorId: userId,
      orderId,
      at: now,
      details: { before: step.status, after: before.status },
    });
    const earlier = findLastStep(events.slice(0, events.indexOf(step)), before.status);
    if (earlier) await notifyLeftOut(tx, undone, earlier.step);
    await announceOrder(tx, undone);
    return accept(undone);
  });
}

/** What the undone step had left behind is news again: its customer hears of it, unless they have already. */
async function notifyLeftOut(tx: Transaction, { id, method }: OrderRow, step: OrderEventRow): Promise<void> {
  const { status, version } = step;
  if (!isUndoable(status) || !findOrderNews(status, method) || (await wasNotified(tx, step))) return;
  await addJob(tx, 'notify-step', { orderId: id, version }, { delayMs: SECOND_THOUGHT_MS });
}
