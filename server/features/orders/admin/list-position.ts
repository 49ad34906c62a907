import { asc, desc, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { daySchema } from '../../../../contract/availability.ts';
import type { OrderListQuery } from '../../../../contract/order-admin.ts';
import { orders } from '../../../database/schema/orders.ts';
import { createPageCursor, cursorMoment } from '../../../http/page-cursor.ts';
import type { OrderCardRow } from '../order-rows.ts';

export type OrderSort = OrderListQuery['sort'];

const positionSchema = z.union([
  z.tuple([z.literal('slot'), daySchema, z.string().check(z.regex(/^\d\d:\d\d$/)), z.uuid()]),
  z.tuple([z.enum(['newest', 'oldest']), cursorMoment, z.uuid()]),
]);
const cursor = createPageCursor(positionSchema);

/** Where a page ended, in which order; the id tells orders of one slot or one moment apart. */
export type ListPosition = z.infer<typeof positionSchema>;

/** Undefined also for a cursor of another order. */
export function readPosition(sort: OrderSort, text: string | undefined): ListPosition | undefined {
  const position = cursor.read(text);
  return position?.[0] === sort ? position : undefined;
}

export function findPosition(
  sort: OrderSort,
  { id, day, windowFrom, createdAt }: OrderCardRow,
): ListPosition {
  return sort === 'slot' ? [sort, day, windowFrom, id] : [sort, createdAt.toISOString(), id];
}

export const writePosition = cursor.write;

/** `slot`: what comes first is first to be done. */
export function inOrderOf(sort: OrderSort): SQL[] {
  if (sort === 'slot') return [asc(orders.day), asc(orders.windowFrom), asc(orders.id)];
  const inOrder = sort === 'newest' ? desc : asc;
  return [inOrder(orders.createdAt), inOrder(orders.id)];
}

export function isBeyond(position: ListPosition): SQL {
  if (position[0] === 'slot') {
    const [, day, from, id] = position;
    return sql`(${orders.day}, ${orders.windowFrom}, ${orders.id}) > (${day}::date, ${from}, ${id}::uuid)`;
  }
  const [sort, moment, id] = position;
  const beyond = sort === 'newest' ? sql`<` : sql`>`;
  return sql`(${orders.createdAt}, ${orders.id}) ${beyond} (${moment}::timestamptz, ${id}::uuid)`;
}
