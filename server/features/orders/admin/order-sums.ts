import {
  and,
  eq,
  isNull,
  like,
  lt,
  lte,
  notLike,
  or,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { findVatShare } from '../../../../domain/catalogue/vat.ts';
import type { OrderStatus } from '../../../../domain/orders/statuses.ts';
import { ADJUSTMENT_KEY_STARTS } from '../../../../domain/payments/adjustments.ts';
import type { PaymentState } from '../../../../domain/payments/ledger.ts';
import { orders } from '../../../database/schema/orders.ts';
import { paymentAdjustments } from '../../../database/schema/payments.ts';

/*
 * What the domain says of one order, said for PostgreSQL, so that it can look for orders of which it holds. A test asks both
 * about many orders and has them agree.
 */

/** A moment, or what stands for it in a statement that is built once. */
export type At = Date | Placeholder;

/** `readStatus`: a hold that has run out has expired, whatever its row says. */
export function statusAt(now: At): SQL<OrderStatus> {
  return sql`case when ${isRunOutAt(now)} then 'expired' else ${orders.status} end`;
}

/** Without what had gone back before the order was last changed. */
const PAID_SINCE = sql`${orders.paidInKobo} - least(${orders.nettedInKobo}, ${orders.refundedInKobo} + ${orders.refundingInKobo})`;

/** The sums of `domain/payments/ledger.ts`. */
export function sumsAt(now: At) {
  const isOver = sql`${statusAt(now)} in ('cancelled', 'expired')`;
  const owed = sql`greatest(0, case when ${isOver} then 0 else ${orders.totalInKobo} end + ${orders.adjustedInKobo})`;
  const stored = sql`(${orders.paidInKobo} - ${orders.refundedInKobo} - ${orders.refundingInKobo})`;
  const due = sql`case when ${isOver} or ${PAID_SINCE} >= ${owed} then 0 else ${owed} - ${stored} end`;
  const refundDue = sql`greatest(0, ${stored} - ${owed}) + ${orders.refundingInKobo}`;
  return { isOver, owed, stored, due, refundDue, hasSurplus: sql`${stored} > ${owed}` };
}

/** `readAdjustmentKind`, for PostgreSQL: write-offs, and what voids them. */
export const IS_WRITE_OFF = or(
  and(
    lt(paymentAdjustments.amountInKobo, 0),
    ...Object.values(ADJUSTMENT_KEY_STARTS).map((start) => notLike(paymentAdjustments.key, `${start}%`)),
  ),
  like(paymentAdjustments.key, `${ADJUSTMENT_KEY_STARTS.writeOffVoided}%`),
);

/** `computeWaived` and `computeWrittenOff` of orders that count; below zero, what was kept above the price. */
export function waivedAt(now: Date) {
  const { due, stored, owed } = sumsAt(now);
  const waived = sql`(${orders.totalInKobo} - ${stored} - ${due} + greatest(0, ${stored} - ${owed}))`;
  const recorded = sql`(select coalesce(-sum(${paymentAdjustments.amountInKobo}), 0) from ${paymentAdjustments} where ${and(eq(paymentAdjustments.orderId, orders.id), IS_WRITE_OFF)})`;
  const writtenOff = sql`least(greatest(0, ${waived}), ${recorded})`;
  return {
    retained: sql`greatest(0, -${waived})`,
    writtenOff,
    goodwill: sql`greatest(0, ${waived}) - ${writtenOff}`,
  };
}

/** `computeVatOfPart`. Below zero, where more went back than came, it is as much the other way. */
export function vatOfPart(partInKobo: SQLWrapper, price: Record<'total' | 'includedVat', SQLWrapper>): SQL {
  const { tax, of } = findVatShare('standard');
  const taxIn = (amount: SQL) =>
    sql`div(2 * ${amount} * ${tax}::numeric + ${of}::numeric, 2 * ${of}::numeric)`;
  return sql`(select case
      when vat = 0 then 0
      when vat = ${taxIn(sql`total`)} then sign(part) * ${taxIn(sql`abs(part)`)}
      else sign(part) * div(2 * vat * abs(part) + total, 2 * total)
    end
    from (select ${partInKobo}::numeric, ${price.total}::numeric, ${price.includedVat}::numeric) as price (part, total, vat))`;
}

/** `isUnpaid`, in the words of the index `orders_short` first; what the clock has ended owes nothing any more. */
export const IS_SHORT = sql`(${orders.status} not in ('cancelled', 'expired') and ${PAID_SINCE} < ${orders.totalInKobo} + ${orders.adjustedInKobo})`;
export const isUnpaidAt = (now: Date) => sql`${IS_SHORT} and (${isRunOutAt(now)}) is not true`;

/** `derivePaymentState`, question by question. */
export function paymentStateAt(now: Date): SQL<PaymentState> {
  const { isOver, owed, stored, due, hasSurplus } = sumsAt(now);
  const { paidInKobo: paid, refundedInKobo: refunded, refundingInKobo: refunding } = orders;
  return sql`case
    when ${paid} = 0 then case when ${due} = 0 and not ${isOver} then 'paid' else 'unpaid' end
    when ${refunded} = ${paid} then 'refunded'
    when ${hasSurplus} then case when ${isOver} then 'refund_due' else 'overpaid' end
    when ${isOver} and ${refunding} > 0 then 'refund_due'
    when ${due} > 0 then 'part_paid'
    when ${refunded} > 0 and (${isOver} or ${stored} < ${owed}) then 'part_refunded'
    else 'paid'
  end`;
}

/** It ran out, by its row or by the clock, and has not gone on as another order. */
export function hasExpiredAt(now: Date): SQL | undefined {
  return and(or(eq(orders.status, 'expired'), isRunOutAt(now)), isNull(orders.reinstatedAs));
}

/*
 * Word for word the conditions of the indexes `orders_unsettled`, `orders_given_back` and `orders_held`: PostgreSQL uses them
 * for nothing else.
 */
export const IS_GIVEN_BACK = sql`${orders.refundedInKobo} + ${orders.refundingInKobo} > 0`;
export const isRunOutAt = (now: At) => and(eq(orders.status, 'pending_payment'), lte(orders.holdUntil, now));
export const IS_UNSETTLED = sql`(${orders.paidInKobo} > 0 and ${orders.paidInKobo} - ${orders.refundedInKobo} - ${orders.refundingInKobo} <> greatest(0, case when ${orders.status} in ('cancelled', 'expired') then 0 else ${orders.totalInKobo} end + ${orders.adjustedInKobo}))`;
