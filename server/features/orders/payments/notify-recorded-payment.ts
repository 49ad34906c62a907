import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { isHandedOver } from '../../../../domain/orders/handing-over.ts';
import { RELEASED_STATUSES } from '../../../../domain/orders/statuses.ts';
import { isUnderWay, REFUND_STATUSES } from '../../../../domain/payments/ways.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { orderEvents } from '../../../database/schema/orders.ts';
import { refunds } from '../../../database/schema/payments.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { notifyOrderNews } from '../notifications/notify-about-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { findEvent } from '../orders.store.ts';
import { findVoid } from './ledger.store.ts';
import { lockOrderWithDay } from './lock-order.ts';
import { notifyPayment } from './notify-about-money.ts';
import { findPayment } from './refunds.store.ts';

export type RecordedPayment = {
  readonly paymentId: string;
  /** Of the order after the step that the payment made; undefined: it made none. */
  readonly confirmedVersion?: number | undefined;
  /** Staff took it as they placed the order. */
  readonly isWithOrder?: boolean | undefined;
};

/**
 * The customer hears of a payment that was recorded by hand, and of what it confirmed, once it has stood for a while, and
 * never of one that was voided.
 */
export async function notifyRecordedPayment(
  db: Database,
  { paymentId, confirmedVersion, isWithOrder }: RecordedPayment,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const payment = await findPayment(tx, paymentId);
    if (!payment) return;
    // Whoever voids it in this moment waits here, or was first.
    const order = await lockOrderWithDay(tx, payment.orderId);
    if (await findVoid(tx, paymentId)) return;
    // Whoever ended the order has decided what becomes of the money, and its customer was told that.
    if (await hasEndedSince(tx, order, payment.recordedAt)) return;
    if (!(await isRefundKnownSince(tx, order, payment.recordedAt))) {
      await notifyPayment(tx, order, payment, isWithOrder);
    }
    // Nobody wants to read that a cake will be baked which they have already.
    const confirmation =
      confirmedVersion && !isHandedOver(order.status) && (await findEvent(tx, order.id, confirmedVersion));
    if (confirmation) await notifyOrderNews(tx, order, 'confirmed', confirmation.id);
  });
}

/** A refund is told of by bank transfer once it was sent, and otherwise as it begins. */
const NOTIFIED_STATUSES = REFUND_STATUSES.filter(
  (status) => status === 'processed' || (isUnderWay(status) && status !== 'to_send'),
);

/** The mail about a refund says what was paid too: a payment from before it is no news after it. */
async function isRefundKnownSince(tx: Transaction, { id }: OrderRow, at: Date): Promise<boolean> {
  const isNotified = and(
    eq(refunds.orderId, id),
    ne(refunds.way, 'carried_over'),
    inArray(refunds.status, NOTIFIED_STATUSES),
    gte(sql`coalesce(${refunds.settledAt}, ${refunds.createdAt})`, at),
  );
  return (await tx.$count(refunds, isNotified)) > 0;
}

async function hasEndedSince(tx: Transaction, { id, status }: OrderRow, at: Date): Promise<boolean> {
  if (!RELEASED_STATUSES.some((released) => released === status)) return false;
  const ends = and(eq(orderEvents.orderId, id), eq(orderEvents.status, status), gte(orderEvents.at, at));
  return (await tx.$count(orderEvents, ends)) > 0;
}
