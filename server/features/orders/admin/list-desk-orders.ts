import type * as z from 'zod/mini';
import type { DeskQuery, listDeskOrdersEndpoint } from '../../../../contract/order-admin.ts';
import type { Database } from '../../../database/database.ts';
import { describeDeskOrders } from './describe-desk-orders.ts';
import { countOrders, listOrderRows, openMoment } from './desk-orders.store.ts';
import { findPosition, readPosition, writePosition } from './list-position.ts';

type DeskPage = z.infer<typeof listDeskOrdersEndpoint.answerSchema>;

export async function listDeskOrders(
  db: Database,
  { sort, cursor, limit, ...filters }: DeskQuery,
  now: Date,
): Promise<DeskPage> {
  const after = readPosition(sort, cursor);
  const moment = await openMoment(db, now);
  // One more than asked for tells whether there is a next page.
  const rows = await listOrderRows(db, { filters, sort, after, limit: limit + 1 }, moment);
  const isAllShown = !after && rows.length <= limit;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: await describeDeskOrders(db, shown, now),
    total: isAllShown ? rows.length : await countOrders(db, filters, moment),
    nextCursor: last && rows.length > limit ? writePosition(findPosition(sort, last)) : null,
    attentionCount: moment.needing.length,
  };
}
