import { and, eq, ne } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { payments, refunds } from '../../../database/schema/payments.ts';
import { IS_STANDING } from './money-rows.store.ts';

/*
 * The one definition of money taken and given back: dashboard, reports and the lists behind their figures read these and
 * nothing else. What one order hands to the next is neither, and what was voided never came.
 */

/** Every payment that counts, with when it came and who recorded it; nobody: the provider told. */
export const MONEY_TAKEN = new QueryBuilder()
  .select({
    orderId: payments.orderId,
    way: payments.way,
    amountInKobo: payments.amountInKobo,
    at: payments.paidAt,
    by: payments.recordedBy,
  })
  .from(payments)
  .where(and(ne(payments.way, 'carried_over'), IS_STANDING))
  .as('taken');

/** Every refund that has reached its customer, with when it did and who gave it. */
export const MONEY_REFUNDED = new QueryBuilder()
  .select({
    orderId: refunds.orderId,
    way: refunds.way,
    amountInKobo: refunds.amountInKobo,
    at: refunds.settledAt,
    by: refunds.madeBy,
  })
  .from(refunds)
  .where(and(eq(refunds.status, 'processed'), ne(refunds.way, 'carried_over')))
  .as('refunded');
