import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { listOrdersEndpoint } from '../../../contract/orders.ts';
import type { Database } from '../../database/database.ts';
import { orderLines, orders } from '../../database/schema/orders.ts';
import { type AgePosition, ageCursor } from '../../http/page-cursor.ts';
import { isGuestOrderOf } from './claim-order.ts';
import { summariseOrder } from './describe-order.ts';

type OrderPage = Omit<z.infer<typeof listOrdersEndpoint.answerSchema>, 'guestRequestCount'>;
type OrderListInput = { readonly cursor?: string | undefined; readonly limit: number };

/** A customer's own orders, newest first. */
export async function listOrders(
  db: Database,
  userId: string,
  { cursor, limit }: OrderListInput,
  now: Date,
): Promise<OrderPage> {
  // One more than asked for tells whether there is a next page.
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isBefore(ageCursor.read(cursor))))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const lines = await db
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        shown.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderLines.position));
  return {
    data: shown.map((order) =>
      summariseOrder(
        order,
        lines.filter(({ orderId }) => orderId === order.id),
        now,
      ),
    ),
    total: await db.$count(orders, eq(orders.userId, userId)),
    guestOrderCount: await db.$count(orders, isGuestOrderOf(userId)),
    nextCursor: last && rows.length > limit ? ageCursor.write([last.createdAt.toISOString(), last.id]) : null,
  };
}

function isBefore(position: AgePosition | undefined) {
  if (!position) return undefined;
  const [at, id] = position;
  return sql`(${orders.createdAt}, ${orders.id}) < (${at}::timestamptz, ${id}::uuid)`;
}
