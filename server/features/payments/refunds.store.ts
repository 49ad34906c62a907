import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { payments, refunds } from '../../database/schema/payments.ts';
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
  db: Database,
  reference: string,
): Promise<PaymentRow | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.reference, reference));
  return payment;
}

export function listRefundsOf(db: Database | Transaction, paymentId: string): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(asc(refunds.createdAt));
}

export type RefundablePayment = {
  readonly id: string;
  /** Less what has gone back of it or is on its way. */
  readonly leftInKobo: number;
};

/** Of the payments that came over the provider, the newest first: what came too much came last. */
export async function listRefundableOnline(
  db: Database | Transaction,
  orderId: string,
): Promise<RefundablePayment[]> {
  const left = sql<number>`(${payments.amountInKobo} - coalesce(sum(${refunds.amountInKobo}) filter (where ${refunds.status} <> 'failed'), 0))::bigint`;
  const rows = await db
    .select({ id: payments.id, leftInKobo: left.mapWith(Number) })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(eq(payments.orderId, orderId), isNotNull(payments.providerId)))
    .groupBy(payments.id)
    .orderBy(sql`${payments.recordedAt} desc`);
  return rows.filter(({ leftInKobo }) => leftInKobo > 0);
}

/** The payments behind refunds that the provider is asked about again. */
export async function listPaymentsToCheck(db: Database, now: Date, limit: number): Promise<PaymentRow[]> {
  const waiting = await db
    .selectDistinct({ id: refunds.paymentId })
    .from(refunds)
    .where(lte(refunds.nextCheckAt, now))
    .limit(limit);
  const ids = waiting.flatMap(({ id }) => id ?? []);
  return ids.length === 0 ? [] : db.select().from(payments).where(inArray(payments.id, ids));
}
