import { and, desc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { listCustomOrdersEndpoint } from '../../../contract/custom-orders.ts';
import type { Database } from '../../database/database.ts';
import { customOrders } from '../../database/schema/custom-orders.ts';
import { type AgePosition, ageCursor } from '../../http/page-cursor.ts';
import { summariseCustomOrder } from './describe-custom-order.ts';
import { IS_PAID, NEWEST_QUOTE_TOTAL } from './newest-quote.ts';
import { readPriceLists } from './price-list/price-list.store.ts';
import { settleCustomOrders } from './steps/settle-custom-orders.ts';

type CustomOrderPage = z.infer<typeof listCustomOrdersEndpoint.answerSchema>;
type ListRequest = { readonly cursor?: string | undefined; readonly limit: number };

/** A customer's own custom orders, newest first. */
export async function listCustomOrders(
  db: Database,
  userId: string,
  { cursor, limit }: ListRequest,
  now: Date,
): Promise<CustomOrderPage> {
  const isOwn = eq(customOrders.userId, userId);
  await settleCustomOrders(db, now, isOwn);
  // One more than asked for tells whether there is a next page.
  const found = await db
    .select({ row: customOrders, quoteTotalInKobo: NEWEST_QUOTE_TOTAL, isPaid: IS_PAID })
    .from(customOrders)
    .where(and(isOwn, isBefore(ageCursor.read(cursor))))
    .orderBy(desc(customOrders.createdAt), desc(customOrders.id))
    .limit(limit + 1);
  const shown = found.slice(0, limit);
  const last = shown.at(-1)?.row;
  const listOf = await readPriceLists(
    db,
    shown.map(({ row }) => row.priceListVersion),
  );
  return {
    data: shown.map(({ row, ...found }) => summariseCustomOrder(row, found, listOf(row.priceListVersion))),
    total: await db.$count(customOrders, isOwn),
    nextCursor:
      last && found.length > limit ? ageCursor.write([last.createdAt.toISOString(), last.id]) : null,
  };
}

function isBefore(position: AgePosition | undefined) {
  if (!position) return undefined;
  const [at, id] = position;
  return sql`(${customOrders.createdAt}, ${customOrders.id}) < (${at}::timestamptz, ${id}::uuid)`;
}
