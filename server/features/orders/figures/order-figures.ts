import {
  BEST_SELLERS_MAX,
  DASHBOARD_DAYS_AHEAD,
  type DayAhead,
  type OrderFigures,
  type Sales,
} from '../../../../contract/dashboard.ts';
import { addDays, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { convertKoboToNaira } from '../../../../domain/money.ts';
import type { Database } from '../../../database/database.ts';
import { readCalendar } from '../delivery/delivery-plan.store.ts';
import { describeDays } from '../delivery/describe-days.ts';
import { countAttention } from './count-attention.ts';
import { listDays } from './days.ts';
import { createPlacedReader } from './placed-days.ts';
import { rankSellers } from './rank-sellers.ts';
import { countByStatus, readDueByDay, readMoney, sumUnpaid } from './sales.store.ts';

export type ReadOrderFigures = (db: Database, days: number, now: Date) => Promise<OrderFigures>;

/** What the owner wants to know of orders and money: the days to come, and so many days back. */
export function createOrderFigures(): ReadOrderFigures {
  const readPlacedDays = createPlacedReader();

  return async function readOrderFigures(db, days, now) {
    const today = readLagosDay(now);
    const from = addDays(today, 1 - days);
    // As many days before those are read along, to compare with.
    const span = { from: addDays(from, -days), to: today };
    const [{ placed, sold }, came, wentBack, ahead, statuses, attention, unpaid] = await Promise.all([
      readPlacedDays(db, span, from, now),
      readMoney(db, span, 'in'),
      readMoney(db, span, 'back'),
      lookAhead(db, now),
      countByStatus(db, today, now),
      countAttention(db, now),
      sumUnpaid(db, now),
    ]);
    const sales = listDays(span).map((day) => ({
      day,
      orders: placed.get(day)?.orders ?? 0,
      valueInKobo: placed.get(day)?.valueInKobo ?? 0,
      moneyInKobo: came.get(day) ?? 0,
      moneyBackInKobo: wentBack.get(day) ?? 0,
    }));
    const [before, trend] = [sales.slice(0, days), sales.slice(days)];
    return {
      ahead,
      today: statuses,
      sales: addUp(trend),
      salesBefore: addUp(before),
      trend: trend.map(({ day, ...sums }) => ({ day, ...inNaira(sums) })),
      bestSellers: rankSellers(sold)
        .slice(0, BEST_SELLERS_MAX)
        .map(({ valueInKobo, ...seller }) => ({ ...seller, value: convertKoboToNaira(valueInKobo) })),
      attention: {
        ...attention,
        unpaid: { orders: unpaid.orders, value: convertKoboToNaira(unpaid.dueInKobo) },
      },
    };
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
