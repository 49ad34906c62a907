import {
  BEST_SELLERS_MAX,
  CAMPAIGNS_SHOWN_MAX,
  DASHBOARD_DAYS_AHEAD,
  DASHBOARD_SPANS,
  type DayAhead,
  type OrderFigures,
  type Sales,
} from '../../../../contract/dashboard.ts';
import { addDays, type LagosDay, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import { findSpanBefore } from '../../../../domain/payments/report-span.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { readCampaignSales } from '../codes/campaign-sales.store.ts';
import { readCalendar } from '../delivery/delivery-plan.store.ts';
import { describeDays } from '../delivery/describe-days.ts';
import { countAttention } from './count-attention.ts';
import { joinDays, listDays, type Span } from './days.ts';
import { rankSellers } from './rank-sellers.ts';
import {
  countByStatus,
  type PlacedOfDay,
  readDueByDay,
  readMoney,
  readPlaced,
  readSold,
  type SoldProduct,
  sumExpired,
  sumUnpaid,
} from './sales.store.ts';

export type ReadOrderFigures = (db: Database, days: number, now: Date) => Promise<OrderFigures>;

/** What the owner wants to know of orders and money: the days to come, and so many days back. */
export function createOrderFigures(): ReadOrderFigures {
  const readPlacedDays = createPlacedReader();

  return async function readOrderFigures(db, days, now) {
    const today = readLagosDay(now);
    const from = addDays(today, 1 - days);
    const spanBefore = findSpanBefore({ from, to: today });
    // Those to compare with are read along.
    const span = { from: spanBefore.from, to: today };
    const since = addDays(today, -1);
    const [{ placed, sold }, came, wentBack, ahead, statuses, attention, unpaid, expired, campaigns] =
      await Promise.all([
        readPlacedDays(db, span, from, now),
        readMoney(db, span, 'in'),
        readMoney(db, span, 'back'),
        lookAhead(db, now),
        countByStatus(db, today, now),
        countAttention(db, now),
        sumUnpaid(db, now),
        sumExpired(db, { from: since, to: today }, now),
        readCampaignSales(db, { from, to: today }, now),
      ]);
    const listSales = (ofSpan: Span) =>
      listDays(ofSpan).map((day) => ({
        day,
        orders: placed.get(day)?.orders ?? 0,
        valueInKobo: placed.get(day)?.valueInKobo ?? 0,
        moneyInKobo: came.get(day) ?? 0,
        moneyBackInKobo: wentBack.get(day) ?? 0,
      }));
    const trend = listSales({ from, to: today });
    return {
      ahead,
      today: statuses,
      sales: addUp(trend),
      salesBefore: addUp(listSales(spanBefore)),
      spanBefore,
      trend: trend.map(({ day, ...sums }) => ({ day, ...inNaira(sums) })),
      bestSellers: rankSellers(sold)
        .slice(0, BEST_SELLERS_MAX)
        .map(({ valueInKobo, ...seller }) => ({ ...seller, value: convertKoboToNaira(valueInKobo) })),
      campaigns: campaigns
        .slice(0, CAMPAIGNS_SHOWN_MAX)
        .map(({ campaignId: id, name, count: orders, valueInKobo, givenInKobo }) => ({
          id,
          name,
          orders,
          value: convertKoboToNaira(valueInKobo),
          given: convertKoboToNaira(givenInKobo),
        })),
      attention: {
        ...attention,
        unpaid: { orders: unpaid.orders, value: convertKoboToNaira(unpaid.dueInKobo) },
        expired: { since, orders: expired.orders, value: convertKoboToNaira(expired.valueInKobo) },
      },
    };
  };
}

async function lookAhead(db: Database, now: Date): Promise<DayAhead[]> {
  const today = readLagosDay(now);
  const span = { from: today, to: addDays(today, DASHBOARD_DAYS_AHEAD - 1) };
  const calendar = await readCalendar(db);
  const [days, due] = await Promise.all([describeDays(db, calendar, span, now), readDueByDay(db, span, now)]);
  return days.map(({ day, isOpen, workUnits, workUnitsTaken, orderCount }) => ({
    day,
    isOpen,
    workUnits,
    workUnitsTaken,
    ordersTaken: orderCount,
    orders: due.get(day)?.orders ?? 0,
    value: convertKoboToNaira(due.get(day)?.valueInKobo ?? 0),
  }));
}

type Sums = {
  readonly orders: number;
  readonly valueInKobo: number;
  readonly moneyInKobo: number;
  readonly moneyBackInKobo: number;
};

/** Added in kobo: naira with their decimals would not always add up. */
function addUp(days: readonly Sums[]): Sales {
  const total = (part: keyof Sums) => days.reduce((sum, day) => sum + day[part], 0);
  return inNaira({
    orders: total('orders'),
    valueInKobo: total('valueInKobo'),
    moneyInKobo: total('moneyInKobo'),
    moneyBackInKobo: total('moneyBackInKobo'),
  });
}

function inNaira({ orders, valueInKobo, moneyInKobo, moneyBackInKobo }: Sums): Sales {
  return {
    orders,
    value: convertKoboToNaira(valueInKobo),
    moneyIn: convertKoboToNaira(moneyInKobo),
    moneyBack: convertKoboToNaira(moneyBackInKobo),
  };
}

/** As many as an owner ever looks back. */
const RETENTION_DAYS = Math.max(...DASHBOARD_SPANS.map(Number));

type CachedDay = { readonly mark: string; readonly sold: readonly SoldProduct[] };

type PlacedDays = {
  readonly placed: ReadonlyMap<LagosDay, PlacedOfDay>;
  /** What was sold from that day on, day by day. */
  readonly sold: readonly SoldProduct[];
};

/**
 * Reads what was ordered day by day. An order's lines never change, so what a day sold is kept in memory for as long as it is
 * the sum of the same orders; which ones these are the database says each time, so that every node is right at every moment.
 */
function createPlacedReader() {
  const cachedDays = new Map<LagosDay, CachedDay>();

  /** `span` for the sums, the days of it from `soldFrom` on also for what was sold. */
  return async function readPlacedDays(
    db: Database,
    span: Span,
    soldFrom: LagosDay,
    now: Date,
  ): Promise<PlacedDays> {
    const known = new Map(cachedDays);
    const { placed, fresh } = await inTransaction(
      db,
      async (tx) => {
        const found = await readPlaced(tx, span, now);
        const isChanged = (day: LagosDay) => known.get(day)?.mark !== found.get(day)?.mark;
        const changed = listDays({ from: soldFrom, to: span.to }).filter(isChanged);
        return { placed: found, fresh: await readSold(tx, joinDays(changed), now) };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const sold: SoldProduct[] = [];
    for (const [day, { mark }] of placed) {
      if (day < soldFrom) continue;
      const ofDay = fresh.get(day) ?? known.get(day)?.sold ?? [];
      cachedDays.set(day, { mark, sold: ofDay });
      sold.push(...ofDay);
    }
    const oldest = addDays(span.to, 1 - RETENTION_DAYS);
    for (const day of cachedDays.keys()) if (day < oldest) cachedDays.delete(day);
    return { placed, sold };
  };
}
