import { and, asc, getTableColumns, inArray, type SQL, sql, sum } from 'drizzle-orm';
import { ORDER_COUNT_MAX } from '../../../../contract/order-admin.ts';
import type { LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { calendarDays } from '../../../database/schema/calendar-days.ts';
import { orderLines, orders } from '../../../database/schema/orders.ts';
import { CARD_COLUMNS, type OrderCardRow, type OrderLineRow, type OrderRow } from '../order-rows.ts';
import { MONEY_TAKEN } from '../payments/money-moved.ts';
import { inOrderOf, isBeyond, type ListPosition, type OrderSort } from './list-position.ts';
import { type AdminMoment, isAmong, matchOrders, type OrderFilters } from './match-orders.ts';
import { CLOSED_DAY, findNeedingOrders } from './orders-needing-attention.ts';

const { searchText: _, ...ORDER_COLUMNS } = getTableColumns(orders);

export type PageInput = {
  readonly filters: OrderFilters;
  readonly sort: OrderSort;
  readonly after: ListPosition | undefined;
  readonly limit: number;
};

/** What a list shows of each of them. */
export function listOrderCards(db: Database, page: PageInput, moment: AdminMoment): Promise<OrderCardRow[]> {
  return db
    .select(CARD_COLUMNS)
    .from(orders)
    .where(isOnPage(page, moment))
    .orderBy(...inOrderOf(page.sort))
    .limit(page.limit);
}

/** With everything that is known of each. */
export function listOrderRows(db: Database, page: PageInput, moment: AdminMoment): Promise<OrderRow[]> {
  return db
    .select(ORDER_COLUMNS)
    .from(orders)
    .where(isOnPage(page, moment))
    .orderBy(...inOrderOf(page.sort))
    .limit(page.limit);
}

function isOnPage({ filters, after }: PageInput, moment: AdminMoment): SQL | undefined {
  return and(matchOrders(filters, moment), after && isBeyond(after));
}

export async function countOrders(
  db: Database | Transaction,
  filters: OrderFilters,
  moment: AdminMoment,
): Promise<number> {
  const condition = matchOrders(filters, moment);
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${selectToCount(sql`${orders}`, condition)}) as counted`,
  );
  return rows[0]?.total ?? 0;
}

/** Nobody reads exact numbers of that size, and counting on would take its time. */
export function selectToCount(source: SQL, condition?: SQL): SQL {
  return sql`select from ${source} ${condition && sql`where ${condition}`} limit ${ORDER_COUNT_MAX + 1}`;
}

export async function openMoment(db: Database | Transaction, now: Date): Promise<AdminMoment> {
  return { now, needing: await findNeedingOrders(db, now) };
}

export function listCardsByIds(db: Database | Transaction, ids: readonly string[]): Promise<OrderCardRow[]> {
  return db.select(CARD_COLUMNS).from(orders).where(isAmong(orders.id, ids));
}

/** What tells the contents of an order at a glance. */
export type LineGlimpse = Pick<
  OrderLineRow,
  | 'orderId'
  | 'productId'
  | 'name'
  | 'sizeName'
  | 'inscription'
  | 'quantity'
  | 'unitPriceInKobo'
  | 'pictureId'
  | 'design'
>;

export async function listLinesOf(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly LineGlimpse[]>> {
  const { orderId, productId, name, sizeName, inscription, quantity, unitPriceInKobo, pictureId, design } =
    orderLines;
  const lines = await db
    .select({ orderId, productId, name, sizeName, inscription, quantity, unitPriceInKobo, pictureId, design })
    .from(orderLines)
    .where(isAmong(orderId, ids))
    .orderBy(asc(orderLines.position));
  return Map.groupBy(lines, (line) => line.orderId);
}

/** What the shop bears of the provider's fees for each of these orders. */
export async function sumFeesOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { orderId, feesInKobo } = MONEY_TAKEN;
  const rows = await db
    .select({ orderId, sum: sum(feesInKobo).mapWith(Number) })
    .from(MONEY_TAKEN)
    .where(isAmong(orderId, ids))
    .groupBy(orderId);
  return new Map(rows.map((row) => [row.orderId, row.sum]));
}

/** Those of these days that the shop has closed. */
export async function findClosedDays(
  db: Database | Transaction,
  days: readonly LagosDay[],
): Promise<ReadonlySet<LagosDay>> {
  const { day } = calendarDays;
  const rows = await db
    .select({ day })
    .from(calendarDays)
    .where(and(inArray(day, [...new Set(days)]), CLOSED_DAY));
  return new Set(rows.map((row) => row.day));
}
