import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { type BackWay, isUnderWay, REFUND_STATUSES } from '../../../../domain/payments/ways.ts';
import { paymentReversals, payments, refunds } from '../../../database/schema/payments.ts';
import { IS_STANDING } from './money-rows.store.ts';

/*
 * The one definition of money taken and given back: dashboard, reports and the lists behind their figures read these and
 * nothing else. What one order hands to the next is neither, and what was voided never came. The tax alone is of what an order
 * holds, whoever handed it on.
 */

/** Every payment that counts, with when it came and who recorded it; nobody: the provider told. */
export const MONEY_TAKEN = new QueryBuilder()
  .select({
    orderId: payments.orderId,
    way: payments.way,
    amountInKobo: payments.amountInKobo,
    /** What the shop bears of the provider's fees. */
    feesInKobo:
      sql<number>`greatest(0, coalesce(${payments.feesInKobo}, 0) - ${payments.surchargeInKobo})`.as(
        'own_fees_in_kobo',
      ),
    at: payments.paidAt,
    by: payments.recordedBy,
  })
  .from(payments)
  .where(and(ne(payments.way, 'carried_over'), IS_STANDING))
  .as('taken');

const REVERSED = new QueryBuilder()
  .select({
    orderId: paymentReversals.orderId,
    way: sql<BackWay>`'reversed'`.as('way'),
    amountInKobo: paymentReversals.amountInKobo,
    at: sql<Date | null>`${paymentReversals.at}`.as('settled_at'),
    by: sql<string | null>`null::uuid`.as('made_by'),
  })
  .from(paymentReversals);

/** Every refund that was promised and has not reached its customer: its money is still the shop's. */
export const MONEY_PROMISED = new QueryBuilder()
  .select({ orderId: refunds.orderId, amountInKobo: refunds.amountInKobo, at: refunds.createdAt })
  .from(refunds)
  .where(inArray(refunds.status, REFUND_STATUSES.filter(isUnderWay)))
  .as('promised');

/** Every refund that has reached its customer, with when it did and who gave it, and whatever a bank took back. */
export const MONEY_REFUNDED = new QueryBuilder()
  .select({
    orderId: refunds.orderId,
    way: sql<BackWay>`${refunds.way}`.as('way'),
    amountInKobo: refunds.amountInKobo,
    at: refunds.settledAt,
    by: refunds.madeBy,
  })
  .from(refunds)
  .where(and(eq(refunds.status, 'processed'), ne(refunds.way, 'carried_over')))
  .unionAll(REVERSED)
  .as('refunded');

/** All that came to an order, from its customer or from the order that it goes on for. */
export const MONEY_RECEIVED = new QueryBuilder()
  .select({ orderId: payments.orderId, amountInKobo: payments.amountInKobo, at: payments.paidAt })
  .from(payments)
  .where(IS_STANDING)
  .as('received');

/** All that left an order, to its customer, to a bank or to the order that goes on for it. */
export const MONEY_GONE = new QueryBuilder()
  .select({ orderId: refunds.orderId, amountInKobo: refunds.amountInKobo, at: refunds.settledAt })
  .from(refunds)
  .where(eq(refunds.status, 'processed'))
  .unionAll(
    new QueryBuilder()
      .select({
        orderId: paymentReversals.orderId,
        amountInKobo: paymentReversals.amountInKobo,
        at: sql<Date | null>`${paymentReversals.at}`.as('settled_at'),
      })
      .from(paymentReversals),
  )
  .as('gone');
