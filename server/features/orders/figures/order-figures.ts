import {
  BEST_SELLERS_MAX,
  DASHBOARD_DAYS_AHEAD,
  type DayAhead,
  type OrderFigures,
  type Sales,
} from '../../../../contract/dashboard.ts';
import { addDays, readLagosDay } from '../../../../domain/checkout/lagos-time.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import type { Database } from '../../../database/database.ts';
import { describeDays } from '../calendar/describe-days.ts';
import { readCalendar } from '../slots/delivery-plan.store.ts';
import { countAttention } from './count-attention.ts';
import {
  countByStatus,
  listBestSellers,
  readDueByDay,
  readSales,
  type SalesOfDay,
  sumUnpaid,
} from './sales.store.ts';

/** What the owner wants to know of orders and money: the days to come, and so many days back. */
export async function readOrderFigures(db: Database, days: number, now: Date): Promise<OrderFigures> {
  const today = readLagosDay(now);
  const span = { from: addDays(today, 1 - days), to: today };
  const [sales, bestSellers, ahead, statuses, attention, unpaid] = await Promise.all([
    // As many days before those are read along, to compare with.
    readSales(db, { from: addDays(span.from, -days), to: span.to }, now),
    listBestSellers(db, span, BEST_SELLERS_MAX, now),
    lookAhead(db, now),
    countByStatus(db, today, now),
    countAttention(db, now),
    sumUnpaid(db, now),
  ]);
  const [before, trend] = [sales.slice(0, days), sales.slice(days)];
  return {
    ahead,
    today: statuses,
    sales: addUp(trend),
    salesBefore: addUp(before),
    trend: trend.map((ofDay) => ({ day: ofDay.day, ...inNaira(ofDay) })),
    bestSellers: bestSellers.map(({ valueInKobo, ...seller }) => ({
      ...seller,
      value: convertKoboToNaira(valueInKobo),
    })),
    attention: {
      ...attention,
      unpaid: { orders: unpaid.orders, value: convertKoboToNaira(unpaid.dueInKobo) },
    },
  };
}

async function lookAhead(db: Database, now: Date): Promise<DayAhead[]> {
  const today = readLagosDay(now);
  const span = { from: today, to: addDays(today, DASHBOARD_DAYS_AHEAD - 1) };
  const calendar = await readCalendar(db);
  const [days, due] = await Promise.all([describeDays(db, calendar, span, now), readDueByDay(db, span, now)]);
  return days.map(({ day, isOpen, workUnits, workUnitsTaken }) => ({
    day,
    isOpen,
    workUnits,
    workUnitsTaken,
    orders: due.get(day)?.orders ?? 0,
    value: convertKoboToNaira(due.get(day)?.valueInKobo ?? 0),
  }));
}

type Sums = Omit<SalesOfDay, 'day'>;

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
