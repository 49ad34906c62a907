import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/database.ts';
import { paymentAttempts, payments, refunds } from '../../../database/schema/payments.ts';
import type { AttemptRow, PaymentRow, RefundRow } from './ledger.store.ts';

/** Payments and refunds are in the order in which they were written down. */
export type MoneyRows = {
  readonly payments: readonly PaymentRow[];
  readonly refunds: readonly RefundRow[];
  /** The latest of those that may still bring money. */
  readonly openAttempt: AttemptRow | undefined;
};

export const NO_MONEY: MoneyRows = { payments: [], refunds: [], openAttempt: undefined };

/** What is known about the money of each of the orders. */
export async function findMoneyOf(
  db: Database | Transaction,
  orderIds: readonly string[],
): Promise<(orderId: string) => MoneyRows> {
  const ids = [...orderIds];
  const paid = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, ids))
    .orderBy(asc(payments.recordedAt), asc(payments.id));
  const returned = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, ids))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
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
  const [paidFor, returnedOf, openFor] = [groupByOrder(paid), groupByOrder(returned), groupByOrder(open)];
  return (id) => ({
    payments: paidFor.get(id) ?? [],
    refunds: returnedOf.get(id) ?? [],
    openAttempt: openFor.get(id)?.at(-1),
  });
}

function groupByOrder<Row extends { readonly orderId: string }>(rows: readonly Row[]) {
  return Map.groupBy(rows, ({ orderId }) => orderId);
}
