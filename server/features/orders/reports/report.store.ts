import { and, count, countDistinct, eq, gte, lt, or, type SQL, type SQLWrapper, sql, sum } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { OrderGlimpse } from '../../../../contract/order-changes.ts';
import { addDays, atLagosTime } from '../../../../domain/delivery/lagos-time.ts';
import type { ReportSpan } from '../../../../domain/payments/report-span.ts';
import type { Transaction } from '../../../database/database.ts';
import { products } from '../../../database/schema/catalogue.ts';
import { users } from '../../../database/schema/identity.ts';
import { orderChanges } from '../../../database/schema/order-changes.ts';
import { orderLines, orders } from '../../../database/schema/orders.ts';
import { voucherPayments } from '../../../database/schema/vouchers.ts';
import { sumsAt, vatOfPart, waivedAt } from '../admin/order-sums.ts';
import { countsAt } from '../delivery/calendar-days.store.ts';
import { isWithin, type Moment } from '../figures/sales.store.ts';
import {
  MONEY_GONE,
  MONEY_PROMISED,
  MONEY_RECEIVED,
  MONEY_REFUNDED,
  MONEY_TAKEN,
} from '../payments/money-moved.ts';

/** Both spans are read at once; each row says to which of them it belongs. */
export type ComparedSpans = { readonly before: ReportSpan; readonly now: ReportSpan };

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
    })
    .from(MONEY_TAKEN)
    .innerJoin(orders, eq(orders.id, MONEY_TAKEN.orderId))
    .leftJoin(users, eq(users.id, MONEY_TAKEN.by))
    .where(isWithinEither(MONEY_TAKEN.at, spans))
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
    })
    .from(MONEY_REFUNDED)
    .innerJoin(orders, eq(orders.id, MONEY_REFUNDED.orderId))
    .where(isWithinEither(MONEY_REFUNDED.at, spans))
    .groupBy(isNow, MONEY_REFUNDED.way);
}

/** What was taken for vouchers, by way. */
export function readVouchersSold(tx: Transaction, spans: ComparedSpans) {
  const isNow = isOfLater(voucherPayments.at, spans);
  return tx
    .select({
      isNow,
      way: voucherPayments.way,
      count: sql<number>`count(*) filter (where ${voucherPayments.amountInKobo} > 0)`.mapWith(Number),
      valueInKobo: sum(voucherPayments.amountInKobo).mapWith(Number),
      feesInKobo: inKobo(sql`${voucherPayments.feesInKobo}`),
    })
    .from(voucherPayments)
    .where(isWithinEither(voucherPayments.at, spans))
    .groupBy(isNow, voucherPayments.way);
}

/** One order may be given back in parts and by several ways. */
export async function countRefundedOrders(tx: Transaction, spans: ComparedSpans) {
  const isNow = isOfLater(MONEY_REFUNDED.at, spans);
  return tx
    .select({ isNow, orders: countDistinct(MONEY_REFUNDED.orderId) })
    .from(MONEY_REFUNDED)
    .where(isWithinEither(MONEY_REFUNDED.at, spans))
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
    .where(and(isWithinEither(orders.createdAt, spans), countsAt(at)))
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
    .where(and(isWithinEither(orders.createdAt, spans), countsAt(at)))
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

/** What became of those orders' money until now. */
export async function sumSettled(tx: Transaction, span: ReportSpan, at: Date) {
  const { refundDue } = sumsAt(at);
  const { goodwill, writtenOff, retained } = waivedAt(at);
  const countOf = (amount: SQL) => sql<number>`count(*) filter (where ${amount} > 0)`.mapWith(Number);
  const [row] = await tx
    .select({
      goodwillOrders: countOf(goodwill),
      goodwillInKobo: inKobo(goodwill),
      writtenOffOrders: countOf(writtenOff),
      writtenOffInKobo: inKobo(writtenOff),
      retainedInKobo: inKobo(retained),
      paidInKobo: inKobo(sql`${orders.paidInKobo}`),
      refundedInKobo: inKobo(sql`${orders.refundedInKobo}`),
      refundDueInKobo: inKobo(refundDue),
    })
    .from(orders)
    .where(and(isWithin(orders.createdAt, span), countsAt(at)));
  if (!row) throw new Error('A sum over orders returned no row.');
  return row;
}

/** What customers were promised until the end of the span and have not got yet. */
export async function sumPromised(tx: Transaction, span: ReportSpan) {
  const [row] = await tx
    .select({
      orders: countDistinct(MONEY_PROMISED.orderId),
      valueInKobo: inKobo(sql`${MONEY_PROMISED.amountInKobo}`),
    })
    .from(MONEY_PROMISED)
    .where(lt(MONEY_PROMISED.at, startOf(addDays(span.to, 1))));
  return row ?? { orders: 0, valueInKobo: 0 };
}

/**
 * The tax in the money that came in less what went back: of each order, what it held at the end less what it held at the beginning.
 * So days add up to their span, parts of a payment to the whole, and a changed order is corrected on the day of the change, because
 * figures of days that are over have been handed in. What a reinstated order was handed is rounded with what came to it since.
 */
export async function sumVat(tx: Transaction, span: ReportSpan): Promise<number> {
  const touched = union(
    tx
      .select({ orderId: MONEY_RECEIVED.orderId })
      .from(MONEY_RECEIVED)
      .where(isWithin(MONEY_RECEIVED.at, span)),
    tx.select({ orderId: MONEY_GONE.orderId }).from(MONEY_GONE).where(isWithin(MONEY_GONE.at, span)),
    tx.select({ orderId: orderChanges.orderId }).from(orderChanges).where(isWithin(orderChanges.at, span)),
  ).as('touched');
  const [row] = await tx
    .select({
      vatInKobo: inKobo(sql`${vatHeldAt(startOf(addDays(span.to, 1)))} - ${vatHeldAt(startOf(span.from))}`),
    })
    .from(touched)
    .innerJoin(orders, eq(orders.id, touched.orderId));
  return row?.vatInKobo ?? 0;
}

/** The tax in what was paid by then and had not gone back, by what the order was then. */
function vatHeldAt(moment: Date): SQL {
  const sumUntil = (money: typeof MONEY_RECEIVED | typeof MONEY_GONE) =>
    sql`(select coalesce(sum(${money.amountInKobo}), 0) from ${money} where ${and(eq(money.orderId, orders.id), lt(money.at, moment))})`;
  const thenOr = (part: keyof OrderSums, now: SQLWrapper) =>
    sql`coalesce((select ${readKobo(orderChanges.before, part)} from ${orderChanges} where ${and(eq(orderChanges.orderId, orders.id), gte(orderChanges.at, moment))} order by ${orderChanges.version} limit 1), ${now})`;
  const heldInKobo = sql`(${sumUntil(MONEY_RECEIVED)} - ${sumUntil(MONEY_GONE)})`;
  return vatOfPart(heldInKobo, {
    total: thenOr('totalInKobo', orders.totalInKobo),
    includedVat: thenOr('includedVatInKobo', orders.includedVatInKobo),
  });
}

const startOf = (day: string) => atLagosTime(day, '00:00');

type OrderSums = Pick<OrderGlimpse, 'includedVatInKobo' | 'totalInKobo'>;

function readKobo(glimpse: SQLWrapper, part: keyof OrderSums): SQL {
  return sql`(${glimpse} ->> ${part}::text)::numeric`;
}

/** By its name: PostgreSQL takes the same expression with another parameter for another one, and would not group by it. */
function isOfLater(moment: Moment, { now }: ComparedSpans): SQL.Aliased<boolean> {
  return sql<boolean>`${gte(moment, startOf(now.from))}`.as('is_now');
}

/** What lies between the two belongs to neither. */
function isWithinEither(moment: Moment, { before, now }: ComparedSpans): SQL | undefined {
  return or(isWithin(moment, before), isWithin(moment, now));
}
