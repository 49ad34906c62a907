import { and, between, count, eq, gte, lt, notInArray, or, type SQL, sql, sum } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { addDays, atLagosTime, type LagosDay, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { HANDED_OVER_STATUSES } from '../../../../domain/orders/handing-over.ts';
import type { OrderStatus } from '../../../../domain/orders/statuses.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { orderLines, orders } from '../../../database/schema/orders.ts';
import { hasExpiredAt, isUnpaidAt, sumsAt } from '../admin/order-sums.ts';
import { countsAt } from '../delivery/calendar-days.store.ts';
import { MONEY_REFUNDED, MONEY_TAKEN } from '../payments/money-moved.ts';
import type { Span } from './days.ts';

export type PlacedOfDay = {
  readonly orders: number;
  readonly valueInKobo: number;
  /** Of which orders these are the sums: another one as soon as it is not the very same ones. */
  readonly mark: string;
};

/** Orders placed in the span and neither cancelled nor run out since, by day. */
export async function readPlaced(
  tx: Transaction,
  span: Span,
  now: Date,
): Promise<ReadonlyMap<LagosDay, PlacedOfDay>> {
  const day = dayOf(orders.createdAt);
  const rows = await tx
    .select({
      day,
      orders: count(),
      valueInKobo: sum(orders.totalInKobo).mapWith(Number),
      mark: sql<string>`count(*) || ':' || bit_xor(uuid_hash_extended(${orders.id}, 0))`,
    })
    .from(orders)
    .where(and(isWithin(orders.createdAt, span), countsAt(now)))
    .groupBy(day);
  return new Map(rows.map(({ day: beginning, ...placed }) => [readLagosDay(beginning), placed]));
}

export type SoldProduct = {
  readonly productId: string;
  readonly name: string;
  readonly pieces: number;
  readonly valueInKobo: number;
};

/** What the orders placed in these spans were for, by day. */
export async function readSold(
  tx: Transaction,
  spans: readonly Span[],
  now: Date,
): Promise<ReadonlyMap<LagosDay, readonly SoldProduct[]>> {
  if (spans.length === 0) return new Map();
  const day = dayOf(orders.createdAt);
  const { productId, name, quantity, unitPriceInKobo } = orderLines;
  // Kept apart by its offset: PostgreSQL looks up the lines of each order instead of reading all there have ever been.
  const linesOfOrder = sql`lateral (
    select ${productId}, ${name}, ${quantity}, ${unitPriceInKobo}
    from ${orderLines} where ${eq(orderLines.orderId, orders.id)} offset 0
  ) as ${orderLines}`;
  const byProduct = tx
    .select({
      day: day.as('day'),
      productId: sql`${productId}`.as('product_id'),
      name: sql`max(${name})`.as('name'),
      pieces: sql`sum(${quantity})`.as('pieces'),
      valueInKobo: sql`sum(${quantity} * ${unitPriceInKobo})`.as('value_in_kobo'),
    })
    .from(orders)
    .crossJoin(linesOfOrder)
    .where(and(or(...spans.map((span) => isWithin(orders.createdAt, span))), countsAt(now)))
    .groupBy(day, productId)
    .as('by_product');
  // A row for each day: thousands of small ones would take longer to read than to add up.
  const rows = await tx
    .select({
      day: byProduct.day,
      sold: sql<SoldProduct[]>`json_agg(json_build_object(
        'productId', ${byProduct.productId}, 'name', ${byProduct.name},
        'pieces', ${byProduct.pieces}, 'valueInKobo', ${byProduct.valueInKobo}
      ))`,
    })
    .from(byProduct)
    .groupBy(byProduct.day);
  return new Map(rows.map((row) => [readLagosDay(row.day), row.sold]));
}

/** What was paid, or went back to customers, by day. */
export async function readMoney(
  db: Database | Transaction,
  span: Span,
  flow: 'in' | 'back',
): Promise<ReadonlyMap<LagosDay, number>> {
  const money = flow === 'in' ? MONEY_TAKEN : MONEY_REFUNDED;
  const day = dayOf(money.at);
  const rows = await db
    .select({ day, amountInKobo: sum(money.amountInKobo).mapWith(Number) })
    .from(money)
    .where(isWithin(money.at, span))
    .groupBy(day);
  return new Map(rows.map((row) => [readLagosDay(row.day), row.amountInKobo]));
}

/** What is to be handed over on each day of the span; of today's orders also what already was. */
export async function readDueByDay(db: Database, span: Span, now: Date) {
  const rows = await db
    .select({ day: orders.day, orders: count(), valueInKobo: sum(orders.totalInKobo).mapWith(Number) })
    .from(orders)
    .where(
      and(
        between(orders.day, span.from, span.to),
        or(eq(orders.day, readLagosDay(now)), notInArray(orders.status, [...HANDED_OVER_STATUSES])),
        countsAt(now),
      ),
    )
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

/** Orders for which something is due, and what is still to come for them. */
export async function sumUnpaid(db: Database, now: Date) {
  // Kept apart by its offset: PostgreSQL expects a third of all orders, and starts workers for the few there are.
  const unpaid = sql`(
    select ${sumsAt(now).due} as due_in_kobo from ${orders} where ${isUnpaidAt(now)} offset 0
  ) as unpaid`;
  const [row] = await db
    .select({ orders: count(), dueInKobo: sql<number>`coalesce(sum(due_in_kobo), 0)`.mapWith(Number) })
    .from(unpaid);
  return row ?? { orders: 0, dueInKobo: 0 };
}

/** Orders whose hold ended on these days without their payment, and which have not gone on since. */
export async function sumExpired(db: Database | Transaction, span: Span, now: Date) {
  const [row] = await db
    .select({
      orders: count(),
      valueInKobo: sql<number>`coalesce(sum(${orders.totalInKobo}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(and(hasExpiredAt(now), isWithin(orders.holdUntil, span)));
  return row ?? { orders: 0, valueInKobo: 0 };
}

/** A column that says when something was. */
export type Moment = AnyPgColumn<{ data: Date }>;

export function isWithin(moment: Moment, { from, to }: Span): SQL | undefined {
  return and(gte(moment, atLagosTime(from, '00:00')), lt(moment, atLagosTime(addDays(to, 1), '00:00')));
}

/** When the day began in Lagos: by far quicker to reckon than its name. */
function dayOf(moment: Moment): SQL<Date> {
  return sql<Date>`date_bin('1 day', ${moment}, timestamptz '2000-01-01 00:00+01')`.mapWith(orders.createdAt);
}
