import { and, eq, sql } from 'drizzle-orm';
import { convertKoboToNaira, formatNaira } from '../../../domain/money.ts';
import { findOrderNews } from '../../../domain/orders/customer-news.ts';
import {
  findHandOverQuestion,
  isHandOverAnswered,
  isHeldBack,
  type UnpaidAnswer,
} from '../../../domain/orders/handing-over.ts';
import { WALK_IN } from '../../../domain/orders/origins.ts';
import { SECOND_THOUGHT_MS } from '../../../domain/orders/second-thoughts.ts';
import {
  canStep,
  canStepWalkIn,
  type OrderStatus,
  readStatus,
  type StepMaker,
} from '../../../domain/orders/statuses.ts';
import type { StopReason } from '../../../domain/payments/disputes.ts';
import { computeDue, isEnoughToConfirm } from '../../../domain/payments/ledger.ts';
import { needsHold } from '../../../domain/payments/payment-methods.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Transaction } from '../../database/database.ts';
import { recordAuditEvent } from '../../database/record-audit-event.ts';
import { orders } from '../../database/schema/orders.ts';
import { addJob } from '../../jobs/add-job.ts';
import { markHandled } from '../../jobs/mark-handled.ts';
import { announceOrder } from './notifications/announce-order.ts';
import { notifyOrderNews } from './notifications/notify-about-order.ts';
import type { OrderRow } from './order-rows.ts';
import { insertEvent } from './orders.store.ts';
import { readLedger } from './payments/order-ledger.ts';
import { giveBackToVouchers } from './vouchers/give-back.ts';

export type Step = {
  readonly to: OrderStatus;
  readonly by: StepMaker;
  readonly actorId: string | null;
  readonly now: Date;
  /** Why, where that is asked for; its customer reads it too. */
  readonly words?: string;
  /** Whoever makes the step tells the customer, once it is sure to stay. */
  readonly isNotifiedLater?: boolean;
  /** It can be undone, and the customer hears of it once that is over. */
  readonly isUndoable?: boolean;
  /** What becomes of money that is due when the goods are handed over; a reason puts it on the customer's account. */
  readonly unpaid?: UnpaidAnswer;
};

const STEP_REFUSED = refuse(
  'conflict',
  'step_refused',
  'The order has changed, so this is no longer possible.',
);

const refuseBalance = (dueInKobo: number) =>
  refuse(
    'conflict',
    'balance_due',
    `${formatNaira(dueInKobo)} is still due. Collect it first, or choose on the order page that it goes out unpaid.`,
  );

const refuseSilence = (dueInKobo: number) =>
  refuse(
    'conflict',
    'payment_undecided',
    `${formatNaira(dueInKobo)} is still due. Choose whether it’s paid now, on credit or later.`,
  );

const STOPPED: Readonly<Record<StopReason, Result<never>>> = {
  dispute: refuse(
    'conflict',
    'payment_disputed',
    'The payment for this order is disputed. Wait until the dispute is settled, or release the order on its page.',
  ),
  reversal: refuse(
    'conflict',
    'payment_reversed',
    'The bank took back the payment for this order. Collect the payment again, or cancel or release the order on its page.',
  ),
};

/** The only place where an order's status changes: by the table of steps, guarded inside the write, kept with who and when. */
export async function changeStatus(
  tx: Transaction,
  order: OrderRow,
  { to, by, actorId, now, words = '', isNotifiedLater = false, isUndoable = false, unpaid }: Step,
): Promise<Result<OrderRow>> {
  if (!isAllowed(order, { to, by, now })) return STEP_REFUSED;
  // Whoever stops the order in this moment raises its version, and the write below finds it.
  if (order.stoppedFor && isHeldBack(to)) return STOPPED[order.stoppedFor];
  const ledger = readLedger(order, now);
  const due = computeDue(ledger);
  const question = findHandOverQuestion({ to, due, hasDeposit: order.depositInKobo !== null });
  if (question && !isHandOverAnswered(question, to, unpaid)) {
    return question === 'balance' ? refuseBalance(due) : refuseSilence(due);
  }
  const isBalanceAgreed =
    to === 'confirmed' &&
    by === 'administrator' &&
    needsHold(order.paymentMethod) &&
    !isEnoughToConfirm(ledger, order.depositInKobo);
  const [changed] = await tx
    .update(orders)
    .set({
      status: to,
      ...(question && unpaid),
      ...(isBalanceAgreed && { balanceAgreedAt: now }),
      version: sql`${orders.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version)))
    .returning();
  if (!changed) return STEP_REFUSED;
  const { id: orderId, version } = changed;
  const eventId = await insertEvent(tx, {
    orderId,
    version,
    at: now,
    status: to,
    madeBy: by,
    actorId,
    words,
  });
  if (isBalanceAgreed && due > 0) {
    const details = { due: convertKoboToNaira(due) };
    await recordAuditEvent(tx, { action: 'order.confirmed_unpaid', actorId, orderId, at: now, details });
  }
  if (to === 'cancelled') {
    const details = { before: readStatus(order, now), after: to, by, ...(words && { reason: words }) };
    await recordAuditEvent(tx, { action: 'order.cancelled', actorId, orderId, at: now, details });
  }
  if (by === 'administrator') await markHandled(tx, 'new_order', orderId, now);
  const hasEnded = to === 'cancelled' || to === 'expired';
  const settled = hasEnded ? await giveBackToVouchers(tx, changed, now) : changed;
  const news = findOrderNews(to, order.method);
  if (news && isUndoable) {
    await addJob(tx, 'notify-step', { orderId, version }, { delayMs: SECOND_THOUGHT_MS });
  } else if (news && !isNotifiedLater) await notifyOrderNews(tx, settled, news, eventId, { by });
  await announceOrder(tx, settled);
  return accept(settled);
}

function isAllowed(order: OrderRow, { to, by, now }: Pick<Step, 'to' | 'by' | 'now'>): boolean {
  const from = readStatus(order, now);
  // Made and done in one moment: it can only be taken back, together with its payments.
  if (order.origin === WALK_IN) return canStepWalkIn(from, to, by);
  // What the clock has ended already is written down by the shop alone.
  if (from === 'expired' && order.status === 'pending_payment') return to === 'expired' && by === 'shop';
  return to !== 'expired' && canStep(from, to, by, order.method);
}
