import { and, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type {
  CustomOrderAdminQuery,
  listAdminCustomOrdersEndpoint,
} from '../../../../contract/custom-order-admin.ts';
import { CUSTOM_ORDER_STATUSES } from '../../../../domain/custom-orders/statuses.ts';
import { readOrderSearch } from '../../../../domain/orders/order-search.ts';
import type { Database } from '../../../database/database.ts';
import {
  customOrderMessages,
  customOrderPictures,
  customOrders,
} from '../../../database/schema/custom-orders.ts';
import { users } from '../../../database/schema/identity.ts';
import { createPageCursor, cursorMoment } from '../../../http/page-cursor.ts';
import { CUSTOMER } from '../custom-orders.store.ts';
import { IS_PAID, NEWEST_QUOTE_TOTAL } from '../newest-quote.ts';
import { readPriceLists } from '../price-list/price-list.store.ts';
import { settleCustomOrders } from '../steps/settle-custom-orders.ts';
import { describeListed } from './describe-admin-custom-order.ts';

type AdminPage = z.infer<typeof listAdminCustomOrdersEndpoint.answerSchema>;

/** Where a page ended: among those that wait, by since when; among the rest, by age. */
const orderCursor = createPageCursor(z.tuple([z.enum(['waiting', 'rest']), cursorMoment, z.uuid()]));
type OrderPosition = readonly ['waiting' | 'rest', string, string];

/** What waits longest for the bakery first, then the newest. */
export async function listAdminCustomOrders(
  db: Database,
  query: CustomOrderAdminQuery,
  now: Date,
): Promise<AdminPage> {
  await settleCustomOrders(db, now);
  const found = await db
    .select({
      row: customOrders,
      customer: CUSTOMER,
      quoteTotalInKobo: NEWEST_QUOTE_TOTAL,
      isPaid: IS_PAID,
      pictureCount: db.$count(customOrderPictures, eq(customOrderPictures.customOrderId, customOrders.id)),
      messageCount: db.$count(customOrderMessages, eq(customOrderMessages.customOrderId, customOrders.id)),
    })
    .from(customOrders)
    .leftJoin(users, eq(users.id, customOrders.userId))
    .where(and(matches(query), isBeyond(orderCursor.read(query.cursor))))
    .orderBy(
      sql`${customOrders.waitingSince} asc nulls last`,
      sql`case when ${customOrders.waitingSince} is null then ${customOrders.createdAt} end desc`,
      desc(customOrders.id),
    )
    // One more than asked for tells whether there is a next page.
    .limit(query.limit + 1);
  const shown = found.slice(0, query.limit);
  const last = shown.at(-1)?.row;
  const listOf = await readPriceLists(
    db,
    shown.map(({ row }) => row.priceListVersion),
  );
  return {
    data: shown.map((listed) => describeListed(listed, listOf(listed.row.priceListVersion))),
    nextCursor: last && found.length > query.limit ? orderCursor.write([...positionOf(last)]) : null,
    counts: await countCustomOrders(db),
  };
}

function matches({ status, waiting, q = '' }: CustomOrderAdminQuery): SQL | undefined {
  return and(
    status && eq(customOrders.status, status),
    waiting && isNotNull(customOrders.waitingSince),
    ...readOrderSearch(q).map(hasWord),
  );
}

/** Numbers and phones as people type them, with and without what stands between the digits. */
function hasWord(word: string): SQL {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { number, phone } = customOrders;
  return sql`lower(concat_ws(' ', ${CUSTOMER.name}, ${CUSTOMER.email}, ${number}, replace(${number}, '-', ''), ${phone}, '0' || substr(${phone}, 5))) like lower(${pattern})`;
}

function positionOf({ id, waitingSince, createdAt }: typeof customOrders.$inferSelect): OrderPosition {
  const at = (waitingSince ?? createdAt).toISOString();
  return [waitingSince ? 'waiting' : 'rest', at, id];
}

function isBeyond(position: OrderPosition | undefined): SQL | undefined {
  if (!position) return undefined;
  const [part, at, id] = position;
  const { waitingSince, createdAt } = customOrders;
  if (part === 'rest') {
    return sql`${waitingSince} is null and (${createdAt}, ${customOrders.id}) < (${at}::timestamptz, ${id}::uuid)`;
  }
  return or(
    sql`${waitingSince} is null`,
    sql`${waitingSince} > ${at}::timestamptz`,
    sql`(${waitingSince} = ${at}::timestamptz and ${customOrders.id} < ${id}::uuid)`,
  );
}

async function countCustomOrders(db: Database): Promise<AdminPage['counts']> {
  const rows = await db
    .select({
      status: customOrders.status,
      count: sql<number>`count(*)::int`,
      waiting: sql<number>`count(${customOrders.waitingSince})::int`,
    })
    .from(customOrders)
    .groupBy(customOrders.status);
  const counted = CUSTOM_ORDER_STATUSES.map((status) => {
    const count = rows.find((row) => row.status === status)?.count ?? 0;
    return [status, count] as const;
  });
  return {
    // Every status is in the list it was made from.
    byStatus: Object.fromEntries(counted) as AdminPage['counts']['byStatus'],
    waiting: rows.reduce((sum, row) => sum + row.waiting, 0),
  };
}
