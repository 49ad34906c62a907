import { and, asc, desc, eq, isNotNull, lte, min, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/database.ts';
import { orders } from '../../../database/schema/orders.ts';
import { paymentReversals, payments, refunds } from '../../../database/schema/payments.ts';
import type { PaymentRow, RefundRow } from './ledger.store.ts';

export async function findRefund(db: Database | Transaction, id: string): Promise<RefundRow | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
  return refund;
}

export async function findPayment(db: Database | Transaction, id: string): Promise<PaymentRow | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment;
}

export async function findPaymentByReference(
  db: Database | Transaction,
  reference: string,
): Promise<PaymentRow | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.reference, reference));
  return payment;
}

export function listRefundsOf(db: Database | Transaction, paymentId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

export type RefundablePayment = {
  readonly id: string;
  /** Less what has gone back of it or is on its way. */
  readonly leftInKobo: number;
};

/**
 * Of the payments that came over the provider, the newest first: what came too much came last. What was paid for an order
 * that had run out has come along to the one in its place.
 */
export async function listRefundableOnline(
  db: Database | Transaction,
  orderId: string,
): Promise<RefundablePayment[]> {
  const reversed = sql`coalesce((select sum(${paymentReversals.amountInKobo}) from ${paymentReversals} where ${paymentReversals.paymentId} = ${payments.id}), 0)`;
  const left = sql<number>`(${payments.amountInKobo} - ${reversed} - coalesce(sum(${refunds.amountInKobo}) filter (where ${refunds.status} <> 'failed'), 0))::bigint`;
  const rows = await db
    .select({ id: payments.id, leftInKobo: left.mapWith(Number) })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(or(eq(orders.id, orderId), eq(orders.reinstatedAs, orderId)), isNotNull(payments.providerId)))
    .groupBy(payments.id)
    .orderBy(desc(payments.recordedAt), payments.id);
  return rows.filter(({ leftInKobo }) => leftInKobo > 0);
}

/** Promised by bank transfer and not sent, the oldest first; held to the end of the transaction. */
export function lockRefundsToSend(tx: Transaction, orderId: string): Promise<RefundRow[]> {
  return tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.status, 'to_send')))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .for('update');
}

/** All that were made under one key: one for each payment that goes back. */
export function listRefundsByKey(tx: Transaction, orderId: string, key: string): Promise<RefundRow[]> {
  return tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), sql`starts_with(${refunds.key}, ${`${key}-`})`));
}

/** The payments behind refunds that the provider is asked about again, those that have waited longest first. */
export async function listPaymentsToCheck(db: Database, now: Date, limit: number): Promise<PaymentRow[]> {
  const rows = await db
    .select({ payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(lte(refunds.nextCheckAt, now))
    .groupBy(payments.id)
    .orderBy(min(refunds.nextCheckAt))
    .limit(limit);
  return rows.map(({ payment }) => payment);
}

/** The provider could not be asked: the others go first next time. */
export async function delayRefundChecks(db: Database, paymentId: string, until: Date): Promise<void> {
  await db
    .update(refunds)
    .set({ nextCheckAt: until })
    .where(and(eq(refunds.paymentId, paymentId), isNotNull(refunds.nextCheckAt)));
}
