import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { SECOND_THOUGHT_MS } from '../../../../domain/orders/second-thoughts.ts';
import { readStatus } from '../../../../domain/orders/statuses.ts';
import {
  computeDue,
  computeSurplus,
  isEnoughToConfirm,
  isEnoughToReinstate,
} from '../../../../domain/payments/ledger.ts';
import { findLongestHold } from '../../../../domain/payments/payment-methods.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { addJob } from '../../../jobs/add-job.ts';
import type { FoundRefund } from '../../../ports/payments.ts';
import { changeStatus } from '../change-status.ts';
import { announceOrder } from '../notifications/announce-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { addForeignRefund } from './add-foreign-refund.ts';
import { addPayment, type NewPayment } from './ledger.store.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { notifyPayment, notifyPaymentProblem } from './notify-about-money.ts';
import { readLedger } from './order-ledger.ts';
import { recordReversal } from './record-reversal.ts';

export type CameIn = NewPayment & {
  readonly reference: string;
  readonly amountInKobo: number;
};

/** What of a payment has gone back before the shop heard of it. */
export type GoneBack = {
  readonly refunds: readonly FoundRefund[];
  /** All of it, also where a bank took it back and the provider knows of no refund. */
  readonly isReversed: boolean;
  readonly log: Logger;
};

/**
 * The one step behind every way in which the shop hears of money: the customer coming back, the provider's message, the
 * sweep, the owner's hand. Whichever is first records it, and the others change nothing. What is no longer here confirms nothing.
 */
export function recordPayment(
  db: Database,
  came: CameIn,
  readClock: () => Date,
  goneBack?: GoneBack,
): Promise<OrderRow | undefined> {
  return inTransaction(db, async (tx) => {
    await lockOrderWithDay(tx, came.orderId);
    // Only now: a hold that ran out while this waited for the day may have been given to somebody else.
    return recordPaymentInTransaction(tx, came, readClock(), { goneBack });
  });
}

type About = {
  readonly goneBack?: GoneBack | undefined;
  /** Staff and customer agreed that what is missing is paid on receipt: a part confirms the order. */
  readonly isRestAgreed?: boolean;
  /** Staff took it as they placed the order. */
  readonly isWithOrder?: boolean;
};

/** The same for whoever holds the order and its day already. Undefined when the payment was known. */
export async function recordPaymentInTransaction(
  tx: Transaction,
  came: CameIn,
  now: Date,
  { goneBack, isRestAgreed = false, isWithOrder = false }: About = {},
): Promise<OrderRow | undefined> {
  const payment = { ...came, id: randomUUID() };
  const paid = await addPayment(tx, payment, now);
  if (!paid) return undefined;
  const order = goneBack?.isReversed ? await takeBack(tx, payment, goneBack, now) : paid;
  if (!came.recordedBy && !goneBack?.isReversed) await notifyPayment(tx, order, came);
  const settled = await settle(tx, order, { ...came, isRestAgreed }, now);
  if (came.recordedBy) {
    // What the provider tells is told on at once; a hand can slip, and is given a moment to take it back.
    const isConfirmed = order.status === 'pending_payment' && settled.status === 'confirmed';
    const payload = {
      paymentId: payment.id,
      ...(isConfirmed && { confirmedVersion: settled.version }),
      ...(isWithOrder && { isWithOrder }),
    };
    await addJob(tx, 'notify-payment', payload, { delayMs: SECOND_THOUGHT_MS });
  }
  return settled;
}

/** What the shop gave back on the provider's dashboard, and the rest as taken by a bank. */
async function takeBack(
  tx: Transaction,
  payment: CameIn & { readonly id: string },
  { refunds, log }: GoneBack,
  now: Date,
): Promise<OrderRow> {
  for (const refund of refunds) await addForeignRefund(tx, payment, refund, now);
  await recordReversal(tx, payment, 'all', { now, log });
  const order = await lockOrderWithDay(tx, payment.orderId);
  await notifyPaymentProblem(tx, order, payment.reference);
  return order;
}

/** What money means for its order: enough confirms it, and what does not fit is put before the owner. */
async function settle(
  tx: Transaction,
  order: OrderRow,
  came: CameIn & { readonly isRestAgreed: boolean },
  now: Date,
): Promise<OrderRow> {
  const status = readStatus(order, now);
  const ledger = readLedger(order, now);
  if (status === 'expired') return settleLate(tx, order, came, now);

  const isEnough = isEnoughToConfirm(ledger, order.depositInKobo) || came.isRestAgreed;
  const by = came.recordedBy ? 'administrator' : 'shop';
  const actorId = came.recordedBy ?? null;
  const step = { to: 'confirmed', by, actorId, now, isNotifiedLater: actorId !== null } as const;
  const confirmed = status === 'pending_payment' && isEnough && (await changeStatus(tx, order, step));
  if (confirmed && !confirmed.ok) throw new Error('A paid order could not be confirmed under its lock.');
  // A voucher pays as far as it goes, and its customer was shown what is left.
  const isUnderpaid =
    computeDue(ledger) > 0 && order.depositInKobo === null && came.way !== 'voucher' && !came.isRestAgreed;
  if (computeSurplus(ledger) > 0 || isUnderpaid) {
    await notifyPaymentProblem(tx, order, came.reference, actorId);
  }
  if (confirmed) return confirmed.value;
  const held = came.recordedBy ? await holdPartPaid(tx, order, now) : order;
  await announceOrder(tx, held);
  return held;
}

/** Staff have the customer's money in hand: the slot is not given away while the balance is asked for. */
async function holdPartPaid(tx: Transaction, order: OrderRow, now: Date): Promise<OrderRow> {
  const { id, day, windowFrom, windowTo } = order;
  const holdUntil = findLongestHold({ day, from: windowFrom, to: windowTo }, now);
  if (order.status !== 'pending_payment' || order.holdUntil === null || order.holdUntil >= holdUntil)
    return order;
  const [held] = await tx.update(orders).set({ holdUntil }).where(eq(orders.id, id)).returning();
  if (!held) throw new Error('Holding an order that is paid in part returned no row.');
  return held;
}

/**
 * The place was given back by then. A job looks whether it is still free; if not, for too little, or for an order that goes
 * on elsewhere already, the money is due back.
 */
async function settleLate(tx: Transaction, order: OrderRow, came: CameIn, now: Date): Promise<OrderRow> {
  const isWritten = order.status === 'expired';
  const expired = isWritten
    ? undefined
    : await changeStatus(tx, order, { to: 'expired', by: 'shop', actorId: null, now });
  // What a voucher had paid has gone back to it by now.
  const left = expired?.ok ? expired.value : order;
  const isEnough = isEnoughToReinstate(readLedger(left, now), order.depositInKobo);
  if (isEnough && !order.reinstatedAs) await addJob(tx, 'take-up-order', { orderId: order.id });
  else await notifyPaymentProblem(tx, order, came.reference);
  await announceOrder(tx, order);
  return left;
}
