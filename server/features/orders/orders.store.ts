import { and, asc, eq, type InferInsertModel, inArray, type Placeholder, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { fixStatement, insertRows, writeRows } from '../../database/fixed-statement.ts';
import { callAnnounceNews } from '../../database/news.ts';
import { orderEvents, orderLines, orders, placementKeys } from '../../database/schema/orders.ts';
import { type AcceptedQuote, listAcceptedQuotes } from './accepted-quotes.store.ts';
import { writeOrderNews } from './notifications/announce-order.ts';
import type { OrderEventRow, OrderLineRow, OrderRow } from './order-rows.ts';
import { findMoneyOf, type MoneyRows } from './payments/money-rows.store.ts';

export type WholeOrder = {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly events: readonly OrderEventRow[];
  readonly money: MoneyRows;
  /** The order that came in its place. */
  readonly successor: Pick<OrderRow, 'id' | 'number'> | null;
  /** Left out: it came out of the cart. */
  readonly quote?: AcceptedQuote | undefined;
};

export type Placement = { readonly key: string; readonly bodyHash: string; readonly orderId: string };

const insertWholeOrder = fixStatement(
  () => sql`
    with new_order as (${insertRows(orders, 'order')}),
      new_lines as (${insertRows(orderLines, 'lines')}),
      new_events as (${insertRows(orderEvents, 'events')})
    ${insertRows(placementKeys, 'placement')} returning ${callAnnounceNews(sql`${sql.placeholder('news')}`)}
  `,
);

/**
 * The order with all that belongs to it and the key it was placed with, in one statement: the day is locked meanwhile.
 * Whoever has its lists open reloads them once this is committed.
 */
export async function insertOrder(
  tx: Transaction,
  { order, lines, events }: Pick<WholeOrder, 'order' | 'lines' | 'events'>,
  { key, bodyHash }: Pick<Placement, 'key' | 'bodyHash'>,
): Promise<void> {
  await insertWholeOrder(tx, {
    order: writeRows(orders, [order]),
    lines: writeRows(orderLines, lines),
    events: writeRows(orderEvents, events),
    placement: writeRows(placementKeys, [{ key, bodyHash, orderId: order.id, createdAt: order.createdAt }]),
    news: JSON.stringify(writeOrderNews(order)),
  });
}

export async function insertEvent(
  tx: Transaction,
  event: InferInsertModel<typeof orderEvents>,
): Promise<string> {
  const [row] = await tx.insert(orderEvents).values(event).returning({ id: orderEvents.id });
  if (!row) throw new Error('Inserting an order step returned no row.');
  return row.id;
}

/** The step that led to this version of the order; undefined also where it was taken back. */
export async function findEvent(
  tx: Transaction,
  orderId: string,
  version: number,
): Promise<OrderEventRow | undefined> {
  const [event] = await tx
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.version, version)));
  return event;
}

export async function findOrder(db: Database | Transaction, id: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order;
}

export async function findWholeOrder(
  db: Database | Transaction,
  id: string,
): Promise<WholeOrder | undefined> {
  const order = await findOrder(db, id);
  return order && (await completeOrders(db, [order]))[0];
}

/** With all that belongs to them, in as many questions for a thousand orders as for one. */
export async function completeOrders(
  db: Database | Transaction,
  rows: readonly OrderRow[],
): Promise<readonly WholeOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.version));
  const money = await findMoneyOf(db, ids);
  const successors = await listNumbers(
    db,
    rows.flatMap(({ reinstatedAs }) => reinstatedAs ?? []),
  );
  const quotes = await listAcceptedQuotes(db, ids);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId);
  return rows.map((order) => ({
    order,
    lines: linesOf.get(order.id) ?? [],
    events: eventsOf.get(order.id) ?? [],
    money: money(order.id),
    successor: successors.find(({ id }) => id === order.reinstatedAs) ?? null,
    quote: quotes.get(order.id),
  }));
}

async function listNumbers(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<readonly Pick<OrderRow, 'id' | 'number'>[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
}

export function listPlacements(tx: Database | Transaction, key: string | Placeholder) {
  return tx
    .select({ orderId: placementKeys.orderId, bodyHash: placementKeys.bodyHash })
    .from(placementKeys)
    .where(eq(placementKeys.key, key));
}
