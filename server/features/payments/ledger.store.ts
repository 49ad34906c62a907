import {
  and,
  asc,
  desc,
  eq,
  gte,
  type InferInsertModel,
  type InferSelectModel,
  type SQL,
  sql,
} from 'drizzle-orm';
import { isUnderWay, type RefundStatus } from '../../../domain/payments/ways.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { orders } from '../../database/schema/orders.ts';
import { paymentAdjustments, paymentAttempts, payments, refunds } from '../../database/schema/payments.ts';
import type { OrderRow } from '../orders/orders.store.ts';

/*
 * The only writer of payments, refunds and adjustments. Each row is written together with the order's sums, and what is
 * known already changes nothing.
 */

export type PaymentRow = InferSelectModel<typeof payments>;
export type RefundRow = InferSelectModel<typeof refunds>;
export type AttemptRow = InferSelectModel<typeof paymentAttempts>;
export type NewPayment = InferInsertModel<typeof payments>;
export type NewRefund = InferInsertModel<typeof refunds>;

export type MoneyRows = {
  readonly payments: readonly PaymentRow[];
  readonly refunds: readonly RefundRow[];
  readonly openAttempt: AttemptRow | undefined;
};

export const NO_MONEY: MoneyRows = { payments: [], refunds: [], openAttempt: undefined };

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
  return changeSums(tx, payment.orderId, now, {
    paidInKobo: sql`${orders.paidInKobo} + ${payment.amountInKobo}`,
    transferClaimedAt: null,
  });
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
    .set({ [sum]: sql`${orders[sum]} + ${refund.amountInKobo}`, ...raiseVersion(now) })
    .where(
      and(
        eq(orders.id, refund.orderId),
        gte(
          sql`${orders.paidInKobo} - ${orders.refundedInKobo} - ${orders.refundingInKobo}`,
          refund.amountInKobo,
        ),
      ),
    )
    .returning();
  if (!order) return { outcome: 'too_much' };
  const [row] = await tx.insert(refunds).values(refund).returning();
  if (!row) throw new Error('A refund was written and did not come back.');
  return { outcome: 'added', refund: row, order };
}

export async function isRefundKnown(tx: Transaction, key: string): Promise<boolean> {
  return (await tx.$count(refunds, eq(refunds.key, key))) > 0;
}

export async function isAdjustmentKnown(tx: Transaction, key: string): Promise<boolean> {
  return (await tx.$count(paymentAdjustments, eq(paymentAdjustments.key, key))) > 0;
}

export type RefundProgress = {
  readonly status: RefundStatus;
  readonly providerId?: string;
  readonly nextCheckAt: Date | null;
  readonly checksMade: number;
};

/** Undefined when the refund was settled before. A failed one gives its amount back to the order. */
export async function changeRefund(
  tx: Transaction,
  before: RefundRow,
  { status, providerId, nextCheckAt, checksMade }: RefundProgress,
  now: Date,
): Promise<OrderRow | undefined> {
  const isSettled = !isUnderWay(status);
  const [changed] = await tx
    .update(refunds)
    .set({
      status,
      nextCheckAt,
      checksMade,
      ...(providerId !== undefined && { providerId }),
      ...(isSettled && { settledAt: now }),
    })
    .where(and(eq(refunds.id, before.id), eq(refunds.status, before.status)))
    .returning({ id: refunds.id });
  if (!changed || !isUnderWay(before.status)) return undefined;
  const amount = before.amountInKobo;
  return changeSums(tx, before.orderId, now, {
    ...(isSettled && { refundingInKobo: sql`${orders.refundingInKobo} - ${amount}` }),
    ...(status === 'processed' && { refundedInKobo: sql`${orders.refundedInKobo} + ${amount}` }),
  });
}

export async function addAdjustment(
  tx: Transaction,
  adjustment: InferInsertModel<typeof paymentAdjustments>,
  now: Date,
): Promise<OrderRow> {
  await tx.insert(paymentAdjustments).values(adjustment);
  return changeSums(tx, adjustment.orderId, now, {
    adjustedInKobo: sql`${orders.adjustedInKobo} + ${adjustment.amountInKobo}`,
  });
}

/** Oldest first. */
export async function findMoney(db: Database | Transaction, orderId: string): Promise<MoneyRows> {
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.recordedAt));
  const returned = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt));
  const [openAttempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.status, 'open')))
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  return { payments: paid, refunds: returned, openAttempt };
}

type Sums = 'paidInKobo' | 'refundedInKobo' | 'refundingInKobo' | 'adjustedInKobo';

async function changeSums(
  tx: Transaction,
  orderId: string,
  now: Date,
  change: Partial<Record<Sums, SQL>> & { transferClaimedAt?: null },
): Promise<OrderRow> {
  const [order] = await tx
    .update(orders)
    .set({ ...change, ...raiseVersion(now) })
    .where(eq(orders.id, orderId))
    .returning();
  if (!order) throw new Error('Money was written for an order that is not there.');
  return order;
}

function raiseVersion(now: Date) {
  return { version: sql`${orders.version} + 1`, updatedAt: now };
}
