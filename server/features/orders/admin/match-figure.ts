import { and, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { OrderListQuery } from '../../../../contract/order-admin.ts';
import { TAKEN_ONLINE } from '../../../../contract/reports.ts';
import { addDays, atLagosTime, type LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { products } from '../../../database/schema/catalogue.ts';
import { codeUses } from '../../../database/schema/codes.ts';
import { orderLines, orders } from '../../../database/schema/orders.ts';
import { countsAt } from '../delivery/calendar-days.store.ts';
import { MONEY_PROMISED, MONEY_REFUNDED, MONEY_TAKEN } from '../payments/money-moved.ts';
import { hasExpiredAt, sumsAt, waivedAt } from './order-sums.ts';

/** The orders that a figure of a report was added up from, by the same definitions. */
export function matchFigure(filters: Omit<OrderListQuery, 'sort' | 'limit'>, now: Date): SQL | undefined {
  return and(matchSales(filters, now), matchTaken(filters), matchRefunded(filters), matchPromised(filters));
}

function matchSales(
  { soldFrom, soldTo, product, category, campaign, due, waived, expiredFrom }: Partial<OrderListQuery>,
  now: Date,
): SQL | undefined {
  return and(
    soldFrom || soldTo ? and(isBetween(orders.createdAt, soldFrom, soldTo), countsAt(now)) : undefined,
    product ? inArray(orders.id, selectOrdersWith(eq(orderLines.productId, product))) : undefined,
    category ? inArray(orders.id, selectOrdersWith(eq(products.category, category))) : undefined,
    campaign ? and(inArray(orders.id, selectOrdersOfCampaign(campaign)), countsAt(now)) : undefined,
    due ? sql`${sumsAt(now).due} > 0` : undefined,
    waived ? sql`${waivedAt(now)[waived === 'goodwill' ? 'goodwill' : 'writtenOff']} > 0` : undefined,
    expiredFrom ? and(hasExpiredAt(now), isBetween(orders.holdUntil, expiredFrom)) : undefined,
  );
}

function selectOrdersWith(condition: SQL) {
  return new QueryBuilder()
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(condition);
}

function selectOrdersOfCampaign(campaignId: string) {
  return new QueryBuilder()
    .select({ orderId: codeUses.orderId })
    .from(codeUses)
    .where(eq(codeUses.campaignId, campaignId));
}

function matchTaken({ takenFrom, takenTo, takenWay, takenBy }: Partial<OrderListQuery>): SQL | undefined {
  const { at, way, by, orderId } = MONEY_TAKEN;
  const condition = and(
    isBetween(at, takenFrom, takenTo),
    takenWay && eq(way, takenWay),
    takenBy ? (takenBy === TAKEN_ONLINE ? isNull(by) : eq(by, takenBy)) : undefined,
  );
  return (
    condition && inArray(orders.id, new QueryBuilder().select({ orderId }).from(MONEY_TAKEN).where(condition))
  );
}

function matchRefunded({ refundedFrom, refundedTo, refundedWay }: Partial<OrderListQuery>): SQL | undefined {
  const { at, way, orderId } = MONEY_REFUNDED;
  const condition = and(isBetween(at, refundedFrom, refundedTo), refundedWay && eq(way, refundedWay));
  return (
    condition &&
    inArray(orders.id, new QueryBuilder().select({ orderId }).from(MONEY_REFUNDED).where(condition))
  );
}

function matchPromised({ promisedTo }: Partial<OrderListQuery>): SQL | undefined {
  const { at, orderId } = MONEY_PROMISED;
  const condition = isBetween(at, undefined, promisedTo);
  return (
    condition &&
    inArray(orders.id, new QueryBuilder().select({ orderId }).from(MONEY_PROMISED).where(condition))
  );
}

type Moment =
  | typeof orders.createdAt
  | typeof orders.holdUntil
  | typeof MONEY_TAKEN.at
  | typeof MONEY_REFUNDED.at
  | typeof MONEY_PROMISED.at;

/** Days in Lagos, both included; undefined where neither is said. */
function isBetween(moment: Moment, from?: LagosDay, to?: LagosDay): SQL | undefined {
  return and(
    from ? gte(moment, atLagosTime(from, '00:00')) : undefined,
    to ? lt(moment, atLagosTime(addDays(to, 1), '00:00')) : undefined,
  );
}
