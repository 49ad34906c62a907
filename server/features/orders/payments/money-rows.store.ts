import { and, asc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/database.ts';
import {
  paymentAdjustments,
  paymentAttempts,
  paymentDisputes,
  paymentReversals,
  payments,
  paymentVoids,
  refunds,
} from '../../../database/schema/payments.ts';
import { IS_WRITE_OFF } from '../admin/order-sums.ts';
import type { DisputeRow } from './disputes.store.ts';
import type { AttemptRow, PaymentRow, RefundRow, VoidRow } from './ledger.store.ts';
import type { ReversalRow } from './reversals.store.ts';

/** A payment that was taken back, and by whom and why. */
export type VoidedPayment = PaymentRow & { readonly voiding: VoidRow };

/** Payments and refunds are in the order in which they were written down. */
export type MoneyRows = {
  /** Those that count. */
  readonly payments: readonly PaymentRow[];
  readonly voidedPayments: readonly VoidedPayment[];
  readonly refunds: readonly RefundRow[];
  /** Taken back before they were sent. */
  readonly voidedRefunds: readonly RefundRow[];
  /** What banks took back. */
  readonly reversals: readonly ReversalRow[];
  readonly disputes: readonly DisputeRow[];
  /** What was written off in all and not voided, whatever else became of it since. */
  readonly writtenOffInKobo: number;
  /** The latest of those that may still bring money. */
  readonly openAttempt: AttemptRow | undefined;
};

export const NO_MONEY: MoneyRows = {
  payments: [],
  voidedPayments: [],
  refunds: [],
  voidedRefunds: [],
  reversals: [],
  disputes: [],
  writtenOffInKobo: 0,
  openAttempt: undefined,
};

/** Of a payment that nobody has voided: whatever adds up what came in asks for this. */
export const IS_STANDING = sql`not exists (select from ${paymentVoids} where ${paymentVoids.paymentId} = ${payments.id})`;

/** What is known about the money of each of the orders. */
export async function findMoneyOf(
  db: Database | Transaction,
  orderIds: readonly string[],
): Promise<(orderId: string) => MoneyRows> {
  const ids = [...orderIds];
  const recorded = await db
    .select({ ...getTableColumns(payments), voiding: paymentVoids })
    .from(payments)
    .leftJoin(paymentVoids, eq(paymentVoids.paymentId, payments.id))
    .where(inArray(payments.orderId, ids))
    .orderBy(asc(payments.recordedAt), asc(payments.id));
  const returned = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, ids))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const reversed = await db
    .select()
    .from(paymentReversals)
    .where(inArray(paymentReversals.orderId, ids))
    .orderBy(asc(paymentReversals.at), asc(paymentReversals.id));
  const disputed = await db
    .select()
    .from(paymentDisputes)
    .where(inArray(paymentDisputes.orderId, ids))
    .orderBy(asc(paymentDisputes.openedAt), asc(paymentDisputes.providerId));
  const writtenOff = await db
    .select({
      orderId: paymentAdjustments.orderId,
      inKobo: sql<number>`-sum(${paymentAdjustments.amountInKobo})`.mapWith(Number),
    })
    .from(paymentAdjustments)
    .where(and(inArray(paymentAdjustments.orderId, ids), IS_WRITE_OFF))
    .groupBy(paymentAdjustments.orderId);
  const open = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        inArray(paymentAttempts.orderId, ids),
        eq(paymentAttempts.status, 'open'),
        // Nobody pays on a page that nobody was led to.
        isNotNull(paymentAttempts.payUrl),
      ),
    )
    .orderBy(asc(paymentAttempts.createdAt), asc(paymentAttempts.reference));
  const paid = recorded.flatMap(({ voiding, ...payment }) => (voiding ? [] : [payment]));
  const voided = recorded.flatMap(({ voiding, ...payment }) => (voiding ? [{ ...payment, voiding }] : []));
  const [paidFor, voidedFor] = [groupByOrder(paid), groupByOrder(voided)];
  const isVoided = ({ voidedBy }: RefundRow) => voidedBy !== null;
  const returnedOf = groupByOrder(returned.filter((refund) => !isVoided(refund)));
  const [unsentOf, openFor] = [groupByOrder(returned.filter(isVoided)), groupByOrder(open)];
  const [reversedOf, disputesOf] = [groupByOrder(reversed), groupByOrder(disputed)];
  return (id) => ({
    payments: paidFor.get(id) ?? [],
    voidedPayments: voidedFor.get(id) ?? [],
    refunds: returnedOf.get(id) ?? [],
    voidedRefunds: unsentOf.get(id) ?? [],
    reversals: reversedOf.get(id) ?? [],
    disputes: disputesOf.get(id) ?? [],
    writtenOffInKobo: writtenOff.find(({ orderId }) => orderId === id)?.inKobo ?? 0,
    openAttempt: openFor.get(id)?.at(-1),
  });
}

function groupByOrder<Row extends { readonly orderId: string }>(rows: readonly Row[]) {
  return Map.groupBy(rows, ({ orderId }) => orderId);
}
