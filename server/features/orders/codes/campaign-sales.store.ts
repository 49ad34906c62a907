import { and, asc, count, desc, eq, sum } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/database.ts';
import { codeCampaigns, codeUses } from '../../../database/schema/codes.ts';
import { orders } from '../../../database/schema/orders.ts';
import { countsAt } from '../delivery/calendar-days.store.ts';
import type { Span } from '../figures/days.ts';
import { isWithin } from '../figures/sales.store.ts';

/** What the orders come to that were placed on these days with a code and count, by its campaign; what sold most first. */
export function readCampaignSales(db: Database | Transaction, span: Span, now: Date) {
  const valueInKobo = sum(orders.totalInKobo).mapWith(Number);
  return db
    .select({
      campaignId: codeCampaigns.id,
      name: codeCampaigns.name,
      count: count(),
      valueInKobo,
      givenInKobo: sum(codeUses.givenInKobo).mapWith(Number),
    })
    .from(codeUses)
    .innerJoin(orders, eq(orders.id, codeUses.orderId))
    .innerJoin(codeCampaigns, eq(codeCampaigns.id, codeUses.campaignId))
    .where(and(isWithin(orders.createdAt, span), countsAt(now)))
    .groupBy(codeCampaigns.id)
    .orderBy(desc(valueInKobo), asc(codeCampaigns.id));
}
