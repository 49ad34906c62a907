import { and, between, eq, gt, isNull, ne, not, notInArray, or, type Placeholder, sql } from 'drizzle-orm';
import { type DayException, type DayLoad, NO_LOAD } from '../../../../domain/delivery/calendar.ts';
import type { LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import { WALK_IN } from '../../../../domain/orders/origins.ts';
import { RELEASED_STATUSES } from '../../../../domain/orders/statuses.ts';
import { ONLINE_CHANNELS } from '../../../../domain/payments/ways.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { fixTogether } from '../../../database/read-together.ts';
import { calendarDays } from '../../../database/schema/calendar-days.ts';
import { orders } from '../../../database/schema/orders.ts';
import type { OrderRow } from '../order-rows.ts';
import { ADMIN_NETWORK } from '../placing/order-network.ts';

type DaySpan = { readonly from: LagosDay; readonly to: LagosDay };
export type DayExceptions = ReadonlyMap<LagosDay, DayException>;

export async function readExceptions(
  db: Database | Transaction,
  { from, to }: DaySpan,
): Promise<DayExceptions> {
  const rows = await db
    .select()
    .from(calendarDays)
    .where(and(between(calendarDays.day, from, to), calendarDays.isException));
  return new Map(rows.map((row) => [row.day, row]));
}

export type DayLoads = ReadonlyMap<LagosDay, DayLoad>;

/** What live orders take of each day; what was sold over the counter or from the shelf takes no work. A hold that has run out counts no more from that moment, whatever its row says. */
export async function readLoads(db: Database | Transaction, span: DaySpan, now: Date): Promise<DayLoads> {
  return (await readLoadsWithUnconfirmed(db, span, now)).all;
}

const askLoads = fixTogether((db) => {
  const isUnconfirmed = and(
    eq(orders.status, 'pending_payment'),
    notInArray(orders.paymentMethod, [...ONLINE_CHANNELS]),
    eq(orders.paidInKobo, 0),
    ne(orders.network, ADMIN_NETWORK),
    isNull(orders.depositInKobo),
  );
  const loads = db
    .select({
      day: orders.day,
      windowId: orders.windowId,
      method: orders.method,
      workUnits:
        sql<number>`coalesce(sum(${orders.workUnits}) filter (where not ${orders.isFromShelf}), 0)::int`.as(
          'units',
        ),
      count: sql<number>`count(*)::int`.as('orders'),
      unconfirmedUnits:
        sql<number>`coalesce(sum(${orders.workUnits}) filter (where ${and(isUnconfirmed, not(orders.isFromShelf))}), 0)::int`.as(
          'unconfirmed_units',
        ),
      unconfirmedCount: sql<number>`count(*) filter (where ${isUnconfirmed})::int`.as('unconfirmed_orders'),
    })
    .from(orders)
    .where(
      and(
        between(orders.day, sql.placeholder('from'), sql.placeholder('to')),
        ne(orders.origin, WALK_IN),
        countsAt(sql.placeholder('now')),
      ),
    )
    .groupBy(orders.day, orders.windowId, orders.method);
  return { loads };
});

/** Besides, what of it was neither paid for nor confirmed. What the shop has taken down or quoted itself is its own to judge. */
export async function readLoadsWithUnconfirmed(
  db: Database | Transaction,
  { from, to }: DaySpan,
  now: Date,
): Promise<{ readonly all: DayLoads; readonly unconfirmed: DayLoads }> {
  const { loads: rows } = await askLoads(db, { from, to, now: now.toISOString() });
  return {
    all: addUpLoads(rows),
    unconfirmed: addUpLoads(
      rows.map((row) => ({ ...row, workUnits: row.unconfirmedUnits, count: row.unconfirmedCount })),
    ),
  };
}

type WindowLoad = Pick<OrderRow, 'day' | 'windowId' | 'method' | 'workUnits'> & { readonly count: number };

function addUpLoads(rows: readonly WindowLoad[]): DayLoads {
  const loads = new Map<LagosDay, DayLoad>();
  for (const { day, windowId, method, workUnits, count } of rows) {
    const load = loads.get(day) ?? NO_LOAD;
    const window = load.windows[windowId] ?? { delivery: 0, pickup: 0 };
    loads.set(day, {
      workUnits: load.workUnits + workUnits,
      windows: { ...load.windows, [windowId]: { ...window, [method]: count } },
    });
  }
  return loads;
}

/** Whether an order takes capacity at that moment. */
export function countsAt(now: Date | Placeholder) {
  return and(
    notInArray(orders.status, [...RELEASED_STATUSES]),
    or(ne(orders.status, 'pending_payment'), isNull(orders.holdUntil), gt(orders.holdUntil, now)),
  );
}

/**
 * Whoever takes capacity holds the day until the end of the transaction. Several days are taken in their order, so that
 * two who want the same ones never wait for each other. Answers with what differs from the weekdays, as it is under lock.
 */
export async function lockDays(tx: Transaction, days: readonly LagosDay[]): Promise<DayExceptions> {
  const exceptions = new Map<LagosDay, DayException>();
  for (const day of [...new Set(days)].sort()) {
    const row = (await lockDay(tx, day)) ?? (await makeDay(tx, day));
    if (row?.isException) exceptions.set(day, row);
  }
  return exceptions;
}

async function lockDay(tx: Transaction, day: LagosDay) {
  const [row] = await tx.select().from(calendarDays).where(eq(calendarDays.day, day)).for('update');
  return row;
}

/** The first order for a day makes its row; whoever is second finds it. */
async function makeDay(tx: Transaction, day: LagosDay) {
  await tx.insert(calendarDays).values({ day }).onConflictDoNothing();
  return lockDay(tx, day);
}

export async function writeException(
  tx: Transaction,
  { day, isClosed, workUnits, note }: DayException,
): Promise<void> {
  await tx
    .update(calendarDays)
    .set({ isException: true, isClosed, workUnits, note })
    .where(eq(calendarDays.day, day));
}

/** The row stays: it is the day's lock, and orders point to it. */
export async function clearException(tx: Transaction, day: LagosDay): Promise<void> {
  await tx
    .update(calendarDays)
    .set({ isException: false, isClosed: false, workUnits: null, note: '' })
    .where(eq(calendarDays.day, day));
}
