import { and, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type {
  CustomOrderDeskQuery,
  listDeskCustomOrdersEndpoint,
} from '../../../../contract/custom-order-admin.ts';
import { CUSTOM_ORDER_STATUSES } from '../../../../domain/custom-orders/statuses.ts';
import { readDeskSearch } from '../../../../domain/orders/desk-search.ts';
import type { Database } from '../../../database/database.ts';
import {
  customOrderMessages,
  customOrderPictures,
  customOrders,
} from '../../../database/schema/custom-orders.ts';
import { users } from '../../../database/schema/identity.ts';
import { createPageCursor, cursorMoment } from '../../../http/page-cursor.ts';
import { NEWEST_QUOTE_TOTAL } from '../newest-quote.ts';
import { readPriceLists } from '../price-list/price-list.store.ts';
import { settleCustomOrders } from '../steps/settle-custom-orders.ts';
import { describeListed } from './describe-desk-custom-order.ts';

type DeskPage = z.infer<typeof listDeskCustomOrdersEndpoint.answerSchema>;

/** Where a page ended: among those that wait, by since when; among the rest, by age. */
const deskCursor = createPageCursor(z.tuple([z.enum(['waiting', 'rest']), cursorMoment, z.uuid()]));
type DeskPosition = readonly ['waiting' | 'rest', string, string];

/** What waits longest for the bakery first, then the newest. */
export async function listDeskCustomOrders(
  db: Database,
  query: CustomOrderDeskQuery,
  now: Date,
): Promise<DeskPage> {
  await settleCustomOrders(db, now);
  const found = await db
    .select({
      row: customOrders,
      customer: { name: users.name, email: users.email },
      quoteTotalInKobo: NEWEST_QUOTE_TOTAL,
      pictureCount: db.$count(customOrderPictures, eq(customOrderPictures.customOrderId, customOrders.id)),
      messageCount: db.$count(customOrderMessages, eq(customOrderMessages.customOrderId, customOrders.id)),
    })
    .from(customOrders)
    .innerJoin(users, eq(users.id, customOrders.userId))
    .where(and(matches(query), isBeyond(deskCursor.read(query.cursor))))
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
    nextCursor: last && found.length > query.limit ? deskCursor.write([...positionOf(last)]) : null,
    counts: await countCustomOrders(db),
  };
}

function matches({ status, waiting, q = '' }: CustomOrderDeskQuery): SQL | undefined {
  return and(
    status && eq(customOrders.status, status),
    waiting && isNotNull(customOrders.waitingSince),
    ...readDeskSearch(q).map(hasWord),
  );
}

/** Numbers and phones as people type them, with and without what stands between the digits. */
function hasWord(word: string): SQL {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { number, phone } = customOrders;
  return sql`lower(concat_ws(' ', ${users.name}, ${users.email}, ${number}, replace(${number}, '-', ''), ${phone}, '0' || substr(${phone}, 5))) like lower(${pattern})`;
}

function positionOf({ id, waitingSince, createdAt }: typeof customOrders.$inferSelect): DeskPosition {
  const at = (waitingSince ?? createdAt).toISOString();
  return [waitingSince ? 'waiting' : 'rest', at, id];
}

function isBeyond(position: DeskPosition | undefined): SQL | undefined {
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

async function countCustomOrders(db: Database): Promise<DeskPage['counts']> {
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
    byStatus: Object.fromEntries(counted) as DeskPage['counts']['byStatus'],
    waiting: rows.reduce((sum, row) => sum + row.waiting, 0),
  };
}
