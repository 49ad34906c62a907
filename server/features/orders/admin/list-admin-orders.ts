import type * as z from 'zod/mini';
import type { listAdminOrdersEndpoint, OrderListQuery } from '../../../../contract/order-admin.ts';
import type { Database } from '../../../database/database.ts';
import { findCampaignName } from '../codes/campaigns.store.ts';
import { countOrders, listOrderRows, openMoment } from './admin-orders.store.ts';
import { describeAdminOrders } from './describe-admin-orders.ts';
import { findPosition, readPosition, writePosition } from './list-position.ts';

type AdminPage = z.infer<typeof listAdminOrdersEndpoint.answerSchema>;

export async function listAdminOrders(
  db: Database,
  { sort, cursor, limit, ...filters }: OrderListQuery,
  now: Date,
): Promise<AdminPage> {
  const after = readPosition(sort, cursor);
  const moment = await openMoment(db, now);
  // One more than asked for tells whether there is a next page.
  const rows = await listOrderRows(db, { filters, sort, after, limit: limit + 1 }, moment);
  const isAllShown = !after && rows.length <= limit;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: await describeAdminOrders(db, shown, now),
    total: isAllShown ? rows.length : await countOrders(db, filters, moment),
    nextCursor: last && rows.length > limit ? writePosition(findPosition(sort, last)) : null,
    attentionCount: moment.needing.length,
    campaignName: filters.campaign ? await findCampaignName(db, filters.campaign) : null,
  };
}
