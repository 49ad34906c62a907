import { and, eq, gte, type InferInsertModel, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { isUnderWay, type RefundStatus } from '../../../../domain/payments/ways.ts';
import type { Transaction } from '../../../database/database.ts';
import { recordAuditEvent } from '../../../database/record-audit-event.ts';
import { orders } from '../../../database/schema/orders.ts';
import { type paymentAttempts, payments, paymentVoids, refunds } from '../../../database/schema/payments.ts';
import { IS_SHORT } from '../admin/order-sums.ts';
import type { OrderRow } from '../order-rows.ts';
import { auditMoney, NET_PAID_IN_KOBO, netPaid, raiseVersion } from './money-audit.ts';
import { NO_CLAIM, type NoClaim } from './no-claim.ts';
import { refreshStop } from './refresh-stop.ts';

/*
 * The only writer of payments, voids and refunds; adjustments and reversals have files of their own. Each row is written together
 * with the order's sums, and what is known already changes nothing.
 */

export type PaymentRow = InferSelectModel<typeof payments>;
export type VoidRow = InferSelectModel<typeof paymentVoids>;
export type RefundRow = InferSelectModel<typeof refunds>;
export type AttemptRow = InferSelectModel<typeof paymentAttempts>;
export type NewPayment = InferInsertModel<typeof payments>;
export type NewRefund = InferInsertModel<typeof refunds>;

/** Undefined when the payment was known. */
export async function addPayment(
  tx: Transaction,
  payment: NewPayment,
  now: Date,
): Promise<OrderRow | undefined> {
  const [added] = await tx
    .insert(payments)
    .values(payment)
    .onConflictDoNothing()
    .returning({ id: payments.id });
  if (!added) return undefined;
  const order = await changeSums(tx, payment.orderId, now, {
    paidInKobo: sql`${orders.paidInKobo} + ${payment.amountInKobo}`,
    ...NO_CLAIM,
  });
  const after = order.paidInKobo;
  await auditMoney(tx, 'order.paid', {
    ...payment,
    actorId: payment.recordedBy,
    reason: payment.note,
    at: now,
    before: after - payment.amountInKobo,
    after,
  });
  return refreshStop(tx, order, now);
}

export type NewVoid = InferInsertModel<typeof paymentVoids>;

/** Undefined when so much has gone back already that the payment cannot have been a mistake. */
export async function addVoid(
  tx: Transaction,
  { amountInKobo, way }: Pick<PaymentRow, 'amountInKobo' | 'way'>,
  voiding: NewVoid,
  now: Date,
): Promise<OrderRow | undefined> {
  const [order] = await tx
    .update(orders)
    .set({ paidInKobo: sql`${orders.paidInKobo} - ${amountInKobo}`, ...raiseVersion(now) })
    .where(and(eq(orders.id, voiding.orderId), gte(NET_PAID_IN_KOBO, amountInKobo)))
    .returning();
  if (!order) return undefined;
  await tx.insert(paymentVoids).values(voiding);
  const after = order.paidInKobo;
  await auditMoney(tx, 'order.payment_voided', {
    ...{ orderId: voiding.orderId, actorId: voiding.madeBy, reason: voiding.reason, way, amountInKobo },
    ...{ at: now, before: after + amountInKobo, after },
  });
  return refreshStop(tx, order, now);
}

export async function findVoid(tx: Transaction, paymentId: string): Promise<VoidRow | undefined> {
  const [voiding] = await tx.select().from(paymentVoids).where(eq(paymentVoids.paymentId, paymentId));
  return voiding;
}

export type AddedRefund =
  | { readonly outcome: 'added'; readonly refund: RefundRow; readonly order: OrderRow }
  | { readonly outcome: 'known' }
  | { readonly outcome: 'too_much' };

/** Guarded inside the write: no two refunds together give back more than came. */
export async function addRefund(tx: Transaction, refund: NewRefund, now: Date): Promise<AddedRefund> {
  if (await isRefundKnown(tx, refund.key)) return { outcome: 'known' };
  const sum = isUnderWay(refund.status) ? 'refundingInKobo' : 'refundedInKobo';
  const [order] = await tx
    .update(orders)
    .set({
      [sum]: sql`${orders[sum]} + ${refund.amountInKobo}`,
      nettedInKobo: netRefund(refund.amountInKobo),
      ...raiseVersion(now),
    })
    .where(and(eq(orders.id, refund.orderId), gte(NET_PAID_IN_KOBO, refund.amountInKobo)))
    .returning();
  if (!order) return { outcome: 'too_much' };
  const [row] = await tx.insert(refunds).values(refund).returning();
  if (!row) throw new Error('Inserting a refund returned no row.');
  const after = netPaid(order);
  await auditMoney(tx, 'order.refunded', {
    ...row,
    actorId: row.madeBy,
    refund: isUnderWay(row.status) ? row.status : undefined,
    at: now,
    before: after + row.amountInKobo,
    after,
  });
  return { outcome: 'added', refund: row, order };
}

/** What goes back of an order that was never paid in full lowers no price: it is asked for again, whatever comes later. */
function netRefund(amountInKobo: number): SQL {
  const wentBack = sql`${orders.refundedInKobo} + ${orders.refundingInKobo}`;
  return sql`case when ${IS_SHORT} then ${wentBack} + ${amountInKobo} else least(${orders.nettedInKobo}, ${wentBack}) end`;
}

async function isRefundKnown(tx: Transaction, key: string): Promise<boolean> {
  return (await tx.$count(refunds, eq(refunds.key, key))) > 0;
}

export type RefundProgress = {
  readonly status: RefundStatus;
  readonly providerId?: string;
  readonly nextCheckAt: Date | null;
  readonly checksMade: number;
  readonly sentBy?: string;
};

export type ChangedRefund =
  | { readonly outcome: 'changed'; readonly order: OrderRow }
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'too_much' };

/**
 * Nothing is changed when somebody else was first. A failed one gives its amount back to the order, and takes it once more
 * if it turns out to be on its way after all; what has arrived stays so, whatever an earlier answer says.
 */
export async function changeRefund(
  tx: Transaction,
  before: RefundRow,
  progress: RefundProgress,
  now: Date,
): Promise<ChangedRefund> {
  const refund = await lockRefund(tx, before.id);
  const isSettled = !isUnderWay(progress.status);
  if (refund?.status !== before.status || refund.status === 'processed') return { outcome: 'unchanged' };
  const order = refund.status === progress.status ? undefined : await moveRefund(tx, refund, progress, now);
  if (order === null) return { outcome: 'too_much' };
  await tx
    .update(refunds)
    .set({ ...progress, settledAt: isSettled ? now : null })
    .where(eq(refunds.id, refund.id));
  if (order && (isSettled || progress.status === 'needs_attention')) {
    const { orderId, amountInKobo, way, status: before } = refund;
    const details = { amount: convertKoboToNaira(amountInKobo), way, before, after: progress.status };
    const actorId = progress.sentBy ?? null;
    await recordAuditEvent(tx, { action: 'order.refund_settled', actorId, orderId, at: now, details });
  }
  return order ? { outcome: 'changed', order } : { outcome: 'unchanged' };
}

/** A transfer that was never made, or cash that stayed: what it would have taken is the order's again. The refund is held by the caller. */
export async function addRefundVoid(
  tx: Transaction,
  refund: RefundRow,
  { reason, madeBy }: { readonly reason: string; readonly madeBy: string },
  now: Date,
): Promise<OrderRow> {
  const order = await moveRefund(tx, refund, { status: 'failed' }, now);
  if (!order) throw new Error('A refund could not be voided under the lock of its order.');
  await tx
    .update(refunds)
    .set({ status: 'failed', settledAt: now, voidedBy: madeBy, voidReason: reason })
    .where(eq(refunds.id, refund.id));
  const { orderId, way, amountInKobo } = refund;
  const after = netPaid(order);
  await auditMoney(tx, 'order.refund_voided', {
    ...{ orderId, actorId: madeBy, reason, way, amountInKobo },
    ...{ at: now, before: after - amountInKobo, after },
  });
  return refreshStop(tx, order, now);
}

/** A transfer that was not made after all: what was sent is to be sent again, and the order has as much as before. The refund is held by the caller. */
export async function putBackRefund(
  tx: Transaction,
  refund: RefundRow,
  { reason, madeBy }: { readonly reason: string; readonly madeBy: string },
  now: Date,
): Promise<OrderRow> {
  const order = await moveRefund(tx, refund, { status: 'to_send' }, now);
  if (!order) throw new Error('A refund could not be put back under the lock of its order.');
  await tx
    .update(refunds)
    .set({ status: 'to_send', settledAt: null, sentBy: null })
    .where(eq(refunds.id, refund.id));
  const { orderId, amountInKobo, way, status: before } = refund;
  const details = { amount: convertKoboToNaira(amountInKobo), way, before, after: 'to_send', reason };
  await recordAuditEvent(tx, {
    ...{ action: 'order.refund_put_back', actorId: madeBy, orderId, at: now, details },
  });
  return order;
}

/** Held to the end of the transaction. */
export async function lockRefund(tx: Transaction, id: string): Promise<RefundRow | undefined> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return refund;
}

/** From one sum of its order to the other; null: there is no longer so much. */
async function moveRefund(
  tx: Transaction,
  { orderId, status, amountInKobo: amount }: RefundRow,
  { status: next }: Pick<RefundProgress, 'status'>,
  now: Date,
): Promise<OrderRow | null> {
  const refunding = (isUnderWay(next) ? amount : 0) - (isUnderWay(status) ? amount : 0);
  const refunded = (next === 'processed' ? amount : 0) - (status === 'processed' ? amount : 0);
  const [order] = await tx
    .update(orders)
    .set({
      refundingInKobo: sql`${orders.refundingInKobo} + ${refunding}`,
      refundedInKobo: sql`${orders.refundedInKobo} + ${refunded}`,
      ...raiseVersion(now),
    })
    .where(and(eq(orders.id, orderId), gte(NET_PAID_IN_KOBO, refunding + refunded)))
    .returning();
  return order ?? null;
}

type Sums = 'paidInKobo' | 'adjustedInKobo';

/** For those who write rows of the ledger, and nobody else. */
export async function changeSums(
  tx: Transaction,
  orderId: string,
  now: Date,
  change: Partial<Record<Sums, SQL>> & Partial<NoClaim>,
): Promise<OrderRow> {
  const [order] = await tx
    .update(orders)
    .set({ ...change, ...raiseVersion(now) })
    .where(eq(orders.id, orderId))
    .returning();
  if (!order) throw new Error('A payment was recorded for a missing order.');
  return order;
}
