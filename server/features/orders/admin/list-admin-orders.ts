import type * as z from 'zod/mini';
import type { listAdminOrdersEndpoint, OrderListQuery } from '../../../../contract/order-admin.ts';
import type { Database } from '../../../database/database.ts';
import { findCampaignName } from '../codes/campaigns.store.ts';
import { countOrders, listOrderCards, openMoment } from './admin-orders.store.ts';
import { describeAdminOrders } from './describe-admin-orders.ts';
import { findPosition, readPosition, writePosition } from './list-position.ts';

type AdminPage = z.infer<typeof listAdminOrdersEndpoint.answerSchema>;

export async function listAdminOrders(
  db: Database,
  { sort, cursor, limit, ...filters }: OrderListQuery,
  now: Date,
): Promise<AdminPage> {
  const after = readPosition(sort, cursor);
  const opening = openMoment(db, now);
  // Only whoever asks for orders that need attention has to wait until they are found.
  const moment = filters.attention?.length ? await opening : { now, needing: [] };

  const readPage = async () => {
    // One more than asked for tells whether there is a next page.
    const rows = await listOrderCards(db, { filters, sort, after, limit: limit + 1 }, moment);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const isAllShown = !after && rows.length <= limit;
    const [data, total] = await Promise.all([
      describeAdminOrders(db, shown, opening),
      isAllShown ? rows.length : countOrders(db, filters, moment),
    ]);
    const nextCursor = last && rows.length > limit ? writePosition(findPosition(sort, last)) : null;
    return { data, total, nextCursor };
  };

  const [{ needing }, page, campaignName] = await Promise.all([
    opening,
    readPage(),
    filters.campaign ? findCampaignName(db, filters.campaign) : null,
  ]);
  return { ...page, attentionCount: needing.length, campaignName };
}
