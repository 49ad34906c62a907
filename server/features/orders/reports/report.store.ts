import { and, count, countDistinct, eq, gte, type SQL, type SQLWrapper, sql, sum } from 'drizzle-orm';
import type { OrderGlimpse } from '../../../../contract/order-changes.ts';
import { atLagosTime } from '../../../../domain/delivery/lagos-time.ts';
import type { ReportSpan } from '../../../../domain/payments/report-span.ts';
import type { Transaction } from '../../../database/database.ts';
import { products } from '../../../database/schema/catalogue.ts';
import { users } from '../../../database/schema/identity.ts';
import { orderChanges } from '../../../database/schema/order-changes.ts';
import { orderLines, orders } from '../../../database/schema/orders.ts';
import { sumsAt } from '../admin/order-sums.ts';
import { countsAt } from '../delivery/calendar-days.store.ts';
import { isWithin } from '../figures/sales.store.ts';
import { MONEY_REFUNDED, MONEY_TAKEN } from '../payments/money-moved.ts';

/** Both spans are read at once; each row says to which of them it belongs. */
export type ComparedSpans = { readonly before: ReportSpan; readonly now: ReportSpan };

type Moment =
  | typeof orders.createdAt
  | typeof orderChanges.at
  | typeof MONEY_TAKEN.at
  | typeof MONEY_REFUNDED.at;

const inKobo = (amount: SQL) => sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number);

/** What was paid, by way and by who recorded it. */
export function readTaken(tx: Transaction, spans: ComparedSpans) {
  const isNow = isOfLater(MONEY_TAKEN.at, spans);
  return tx
    .select({
      isNow,
      way: MONEY_TAKEN.way,
      by: MONEY_TAKEN.by,
      name: users.name,
      count: count(),
      valueInKobo: sum(MONEY_TAKEN.amountInKobo).mapWith(Number),
      feesInKobo: inKobo(sql`${MONEY_TAKEN.feesInKobo}`),
      vatInKobo: inKobo(vatOf(MONEY_TAKEN)),
    })
    .from(MONEY_TAKEN)
    .innerJoin(orders, eq(orders.id, MONEY_TAKEN.orderId))
    .leftJoin(users, eq(users.id, MONEY_TAKEN.by))
    .where(isWithin(MONEY_TAKEN.at, join(spans)))
    .groupBy(isNow, MONEY_TAKEN.way, MONEY_TAKEN.by, users.name);
}

/** What went back to customers, by way. */
export function readRefunded(tx: Transaction, spans: ComparedSpans) {
  const isNow = isOfLater(MONEY_REFUNDED.at, spans);
  return tx
    .select({
      isNow,
      way: MONEY_REFUNDED.way,
      count: count(),
      valueInKobo: sum(MONEY_REFUNDED.amountInKobo).mapWith(Number),
      vatInKobo: inKobo(vatOf(MONEY_REFUNDED)),
    })
    .from(MONEY_REFUNDED)
    .innerJoin(orders, eq(orders.id, MONEY_REFUNDED.orderId))
    .where(isWithin(MONEY_REFUNDED.at, join(spans)))
    .groupBy(isNow, MONEY_REFUNDED.way);
}

/** One order may be given back in parts and by several ways. */
export async function countRefundedOrders(tx: Transaction, spans: ComparedSpans) {
  const isNow = isOfLater(MONEY_REFUNDED.at, spans);
  return tx
    .select({ isNow, orders: countDistinct(MONEY_REFUNDED.orderId) })
    .from(MONEY_REFUNDED)
    .where(isWithin(MONEY_REFUNDED.at, join(spans)))
    .groupBy(isNow);
}

/** What the orders come to that were placed then and count, by where they go. */
export function readSoldByPlace(tx: Transaction, spans: ComparedSpans, at: Date) {
  const isNow = isOfLater(orders.createdAt, spans);
  return tx
    .select({
      isNow,
      method: orders.method,
      zoneId: orders.zoneId,
      zoneName: sql<string | null>`max(${orders.zoneName})`,
      count: count(),
      valueInKobo: sum(orders.totalInKobo).mapWith(Number),
      deliveryInKobo: sum(orders.deliveryInKobo).mapWith(Number),
    })
    .from(orders)
    .where(and(isWithin(orders.createdAt, join(spans)), countsAt(at)))
    .groupBy(isNow, orders.method, orders.zoneId);
}

/** What of each product those orders were for. A product that was renamed goes by one of its names, always the same one. */
export function readSoldProducts(tx: Transaction, spans: ComparedSpans, at: Date) {
  const isNow = isOfLater(orders.createdAt, spans);
  const { productId, name, quantity, unitPriceInKobo } = orderLines;
  return tx
    .select({
      isNow,
      productId,
      name: sql<string>`max(${name})`,
      category: products.category,
      pieces: sum(quantity).mapWith(Number),
      valueInKobo: inKobo(sql`${quantity} * ${unitPriceInKobo}`),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .leftJoin(products, eq(products.id, productId))
    .where(and(isWithin(orders.createdAt, join(spans)), countsAt(at)))
    .groupBy(isNow, productId, products.category);
}

/** What is still to be paid for the orders that were placed then. */
export async function sumDue(tx: Transaction, span: ReportSpan, at: Date) {
  const { due } = sumsAt(at);
  const [row] = await tx
    .select({ orders: count(), valueInKobo: inKobo(due) })
    .from(orders)
    .where(and(isWithin(orders.createdAt, span), countsAt(at), sql`${due} > 0`));
  return row ?? { orders: 0, valueInKobo: 0 };
}

/**
 * What changes of orders made of the tax in money that was there already: it is corrected on the day of the change, because
 * figures of days that are over have been handed in.
 */
export function readVatCorrections(tx: Transaction, spans: ComparedSpans) {
  const isNow = isOfLater(orderChanges.at, spans);
  const heldInKobo = sql`(${sumUntilChange(MONEY_TAKEN)} - ${sumUntilChange(MONEY_REFUNDED)})`;
  const vatBy = (glimpse: typeof orderChanges.before | typeof orderChanges.after) =>
    sql`coalesce(round(${heldInKobo} * ${readKobo(glimpse, 'includedVatInKobo')} / nullif(${readKobo(glimpse, 'totalInKobo')}, 0)), 0)`;
  return tx
    .select({ isNow, vatInKobo: inKobo(sql`${vatBy(orderChanges.after)} - ${vatBy(orderChanges.before)}`) })
    .from(orderChanges)
    .where(isWithin(orderChanges.at, join(spans)))
    .groupBy(isNow);
}

function sumUntilChange(money: typeof MONEY_TAKEN | typeof MONEY_REFUNDED): SQL {
  return sql`(select coalesce(sum(${money.amountInKobo}), 0) from ${money} where ${money.orderId} = ${orderChanges.orderId} and ${money.at} <= ${orderChanges.at})`;
}

/**
 * The tax in a part of an order's price: as much of it as the order had in all when the money moved. Rounded row by row, so
 * that days add up to their span.
 */
function vatOf(money: typeof MONEY_TAKEN | typeof MONEY_REFUNDED): SQL {
  const thenOr = (part: keyof OrderSums, now: SQLWrapper) =>
    sql`coalesce((select ${readKobo(orderChanges.before, part)} from ${orderChanges} where ${orderChanges.orderId} = ${money.orderId} and ${orderChanges.at} > ${money.at} order by ${orderChanges.version} limit 1), ${now})`;
  const vatInKobo = thenOr('includedVatInKobo', orders.includedVatInKobo);
  return sql`round(${money.amountInKobo}::numeric * ${vatInKobo} / nullif(${thenOr('totalInKobo', orders.totalInKobo)}, 0))`;
}

type OrderSums = Pick<OrderGlimpse, 'includedVatInKobo' | 'totalInKobo'>;

function readKobo(glimpse: SQLWrapper, part: keyof OrderSums): SQL {
  return sql`(${glimpse} ->> ${part}::text)::numeric`;
}

/** By its name: PostgreSQL takes the same expression with another parameter for another one, and would not group by it. */
function isOfLater(moment: Moment, { now }: ComparedSpans): SQL.Aliased<boolean> {
  return sql<boolean>`${gte(moment, atLagosTime(now.from, '00:00'))}`.as('is_now');
}

function join({ before, now }: ComparedSpans): ReportSpan {
  return { from: before.from, to: now.to };
}
