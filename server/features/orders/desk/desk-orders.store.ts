import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { DESK_COUNT_MAX } from '../../../../contract/order-desk.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { orderLines, orders } from '../../../database/schema/orders.ts';
import { refunds } from '../../../database/schema/payments.ts';
import type { OrderLineRow, OrderRow } from '../orders.store.ts';
import { type DeskSort, inOrderOf, isBeyond, type ListPosition } from './list-position.ts';
import { type DeskFilters, type DeskMoment, matchOrders } from './match-orders.ts';
import { idsNeedingAttention } from './orders-needing-attention.ts';

const { searchText: _, ...ORDER_COLUMNS } = getTableColumns(orders);

export type PageWish = {
  readonly filters: DeskFilters;
  readonly sort: DeskSort;
  readonly after: ListPosition | undefined;
  readonly limit: number;
};

export function listOrderRows(
  db: Database | Transaction,
  { filters, sort, after, limit }: PageWish,
  moment: DeskMoment,
): Promise<OrderRow[]> {
  return db
    .select(ORDER_COLUMNS)
    .from(orders)
    .where(and(matchOrders(filters, moment), after && isBeyond(after)))
    .orderBy(...inOrderOf(sort))
    .limit(limit);
}

export async function countOrders(
  db: Database | Transaction,
  filters: DeskFilters,
  moment: DeskMoment,
): Promise<number> {
  const condition = matchOrders(filters, moment);
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${selectToCount(sql`${orders}`, condition)}) as counted`,
  );
  return rows[0]?.total ?? 0;
}

/** Nobody reads exact numbers of that size, and counting on would take its time. */
export function selectToCount(source: SQL, condition?: SQL): SQL {
  return sql`select from ${source} ${condition && sql`where ${condition}`} limit ${DESK_COUNT_MAX + 1}`;
}

export async function openMoment(db: Database | Transaction, now: Date): Promise<DeskMoment> {
  const { rows } = await db.execute<{ id: string }>(idsNeedingAttention(now));
  return { now, needing: rows.map(({ id }) => id) };
}

export function listOrdersByIds(db: Database | Transaction, ids: readonly string[]): Promise<OrderRow[]> {
  return db
    .select(ORDER_COLUMNS)
    .from(orders)
    .where(inArray(orders.id, [...ids]));
}

export async function listLinesOf(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderLineRow[]>> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .orderBy(asc(orderLines.position));
  return Map.groupBy(lines, ({ orderId }) => orderId);
}

/** Those of the orders whose refund the provider cannot send back without help. */
export async function findStuckRefunds(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const stuck = await db
    .select({ orderId: refunds.orderId })
    .from(refunds)
    .where(and(eq(refunds.status, 'needs_attention'), inArray(refunds.orderId, [...ids])));
  return new Set(stuck.map(({ orderId }) => orderId));
}
