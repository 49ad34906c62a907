import { asc, eq, type InferInsertModel, type InferSelectModel } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { orderEvents, orderLines, orders, placementKeys } from '../../database/schema/orders.ts';

export type OrderRow = InferSelectModel<typeof orders>;
export type OrderLineRow = InferSelectModel<typeof orderLines>;
export type OrderEventRow = InferSelectModel<typeof orderEvents>;
export type NewOrder = InferInsertModel<typeof orders>;
export type NewOrderLine = Omit<InferInsertModel<typeof orderLines>, 'orderId' | 'position'>;

export type WholeOrder = {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly events: readonly OrderEventRow[];
};

export async function insertOrder(
  tx: Transaction,
  order: NewOrder,
  lines: readonly NewOrderLine[],
): Promise<OrderRow> {
  const [row] = await tx.insert(orders).values(order).returning();
  if (!row) throw new Error('An order was written and did not come back.');
  await tx.insert(orderLines).values(lines.map((line, position) => ({ ...line, orderId: row.id, position })));
  return row;
}

export async function insertEvent(
  tx: Transaction,
  event: InferInsertModel<typeof orderEvents>,
): Promise<string> {
  const [row] = await tx.insert(orderEvents).values(event).returning({ id: orderEvents.id });
  if (!row) throw new Error('A step was written and did not come back.');
  return row.id;
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
  if (!order) return undefined;
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position));
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id));
  return { order, lines, events };
}

export async function findPlacement(
  tx: Transaction,
  key: string,
): Promise<{ readonly orderId: string; readonly bodyHash: string } | undefined> {
  const [row] = await tx
    .select({ orderId: placementKeys.orderId, bodyHash: placementKeys.bodyHash })
    .from(placementKeys)
    .where(eq(placementKeys.key, key));
  return row;
}

export async function insertPlacement(
  tx: Transaction,
  placement: InferInsertModel<typeof placementKeys>,
): Promise<void> {
  await tx.insert(placementKeys).values(placement);
}
