import { and, asc, between, count, desc, eq, gte, lt, ne, type SQL, sql, sum } from 'drizzle-orm';
import { addDays, atLagosTime, type LagosDay } from '../../../../domain/checkout/lagos-time.ts';
import type { OrderStatus } from '../../../../domain/orders/statuses.ts';
import type { Database } from '../../../database/database.ts';
import { orderLines, orders } from '../../../database/schema/orders.ts';
import { payments, refunds } from '../../../database/schema/payments.ts';
import { sumsAt } from '../desk/order-sums.ts';
import { countsAt } from '../slots/calendar-days.store.ts';

/** Days in Lagos, both included. */
export type Span = { readonly from: LagosDay; readonly to: LagosDay };

export type SalesOfDay = {
  readonly day: LagosDay;
  readonly orders: number;
  readonly valueInKobo: number;
  readonly moneyInKobo: number;
  readonly moneyBackInKobo: number;
};

/** Each day of the span, also those on which nothing happened. */
export async function readSales(db: Database, span: Span, now: Date): Promise<SalesOfDay[]> {
  const [placed, came, wentBack] = await Promise.all([
    readPlaced(db, span, now),
    readMoney(db, span, 'in'),
    readMoney(db, span, 'back'),
  ]);
  const days: SalesOfDay[] = [];
  for (let day = span.from; day <= span.to; day = addDays(day, 1)) {
    days.push({
      day,
      orders: placed.get(day)?.orders ?? 0,
      valueInKobo: placed.get(day)?.valueInKobo ?? 0,
      moneyInKobo: came.get(day) ?? 0,
      moneyBackInKobo: wentBack.get(day) ?? 0,
    });
  }
  return days;
}

async function readPlaced(db: Database, span: Span, now: Date) {
  const day = dayOf(orders.createdAt);
  const rows = await db
    .select({ day, orders: count(), valueInKobo: sum(orders.totalInKobo).mapWith(Number) })
    .from(orders)
    .where(and(isWithin(orders.createdAt, span), countsAt(now)))
    .groupBy(day);
  return new Map(rows.map((row) => [row.day, row]));
}

/** What one order hands to the next is neither earned nor given back. */
async function readMoney(
  db: Database,
  span: Span,
  way: 'in' | 'back',
): Promise<ReadonlyMap<LagosDay, number>> {
  const [table, moment, condition] =
    way === 'in'
      ? ([payments, payments.paidAt, undefined] as const)
      : ([refunds, refunds.settledAt, eq(refunds.status, 'processed')] as const);
  const day = dayOf(moment);
  const rows = await db
    .select({ day, amountInKobo: sum(table.amountInKobo).mapWith(Number) })
    .from(table)
    .where(and(isWithin(moment, span), ne(table.way, 'carried_over'), condition))
    .groupBy(day);
  return new Map(rows.map((row) => [row.day, row.amountInKobo]));
}

/** By what they brought in, of the orders placed in the span. */
export function listBestSellers(db: Database, span: Span, limit: number, now: Date) {
  const valueInKobo = sql<number>`sum(${orderLines.quantity} * ${orderLines.unitPriceInKobo})`.mapWith(
    Number,
  );
  return db
    .select({
      productId: orderLines.productId,
      // A product that was renamed goes by one of its names, always the same one.
      name: sql<string>`max(${orderLines.name})`,
      pieces: sum(orderLines.quantity).mapWith(Number),
      valueInKobo,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(isWithin(orders.createdAt, span), countsAt(now)))
    .groupBy(orderLines.productId)
    .orderBy(desc(valueInKobo), asc(orderLines.productId))
    .limit(limit);
}

/** What is to be handed over on each day of the span. */
export async function readDueByDay(db: Database, span: Span, now: Date) {
  const rows = await db
    .select({ day: orders.day, orders: count(), valueInKobo: sum(orders.totalInKobo).mapWith(Number) })
    .from(orders)
    .where(and(between(orders.day, span.from, span.to), countsAt(now)))
    .groupBy(orders.day);
  return new Map(rows.map((row) => [row.day, row]));
}

export async function countByStatus(
  db: Database,
  day: LagosDay,
  now: Date,
): Promise<Partial<Record<OrderStatus, number>>> {
  const rows = await db
    .select({ status: orders.status, orders: count() })
    .from(orders)
    .where(and(eq(orders.day, day), countsAt(now)))
    .groupBy(orders.status);
  return Object.fromEntries(rows.map((row) => [row.status, row.orders]));
}

/** Orders that keep their place until their payment comes, and what is still to come for them. */
export async function sumUnpaid(db: Database, now: Date) {
  const [row] = await db
    .select({
      orders: count(),
      dueInKobo: sql<number>`coalesce(sum(${sumsAt(now).due}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(and(eq(orders.status, 'pending_payment'), countsAt(now)));
  return row ?? { orders: 0, dueInKobo: 0 };
}

type Moment = typeof orders.createdAt | typeof payments.paidAt | typeof refunds.settledAt;

function isWithin(moment: Moment, { from, to }: Span): SQL | undefined {
  return and(gte(moment, atLagosTime(from, '00:00')), lt(moment, atLagosTime(addDays(to, 1), '00:00')));
}

function dayOf(moment: Moment): SQL<LagosDay> {
  return sql<LagosDay>`to_char(${moment} at time zone 'Africa/Lagos', 'YYYY-MM-DD')`;
}
