import { and, between, eq, inArray, sql } from 'drizzle-orm';
import { calendarSchema, type DeliveryTermsAnswer, deliveryTermsSchema } from '../../../contract/delivery.ts';
import type { Calendar, DayException, DayLoad } from '../../../domain/checkout/calendar.ts';
import type { LagosDay } from '../../../domain/checkout/lagos-time.ts';
import type { HoldTerms } from '../../../domain/checkout/payment-methods.ts';
import type { DeliveryTerms } from '../../../domain/checkout/zones.ts';
import { convertNairaToKobo } from '../../../domain/money.ts';
import { RELEASED_STATUSES } from '../../../domain/orders/statuses.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { calendarDays } from '../../database/schema/calendar-days.ts';
import { orders } from '../../database/schema/orders.ts';
import { settings } from '../../database/schema/settings.ts';
import { CLOSED_CALENDAR, NO_DELIVERY } from './unset-plan.ts';

const CALENDAR_KEY = 'calendar';
const TERMS_KEY = 'delivery-terms';

/** What the owner has decided about delivering; nothing can be ordered until there is one. */
export type DeliveryPlan = {
  readonly calendar: Calendar;
  readonly terms: DeliveryTerms & { readonly holds: HoldTerms };
};

export async function readDeliveryPlan(db: Database | Transaction): Promise<DeliveryPlan> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [CALENDAR_KEY, TERMS_KEY]));
  const find = (key: string) => rows.find((row) => row.key === key)?.value;
  const calendar = find(CALENDAR_KEY);
  const terms = find(TERMS_KEY);
  return {
    calendar: calendar === undefined ? CLOSED_CALENDAR : calendarSchema.parse(calendar),
    terms: toTerms(terms === undefined ? NO_DELIVERY : deliveryTermsSchema.parse(terms)),
  };
}

export async function readDeliveryTerms(db: Database | Transaction): Promise<DeliveryTermsAnswer> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, TERMS_KEY));
  return row ? deliveryTermsSchema.parse(row.value) : NO_DELIVERY;
}

export async function writeCalendar(tx: Transaction, calendar: Calendar): Promise<void> {
  await writeSetting(tx, CALENDAR_KEY, calendar);
}

export async function writeDeliveryTerms(tx: Transaction, terms: DeliveryTermsAnswer): Promise<void> {
  await writeSetting(tx, TERMS_KEY, terms);
}

export async function readExceptions(
  db: Database | Transaction,
  from: LagosDay,
  to: LagosDay,
): Promise<ReadonlyMap<LagosDay, DayException>> {
  const rows = await db
    .select()
    .from(calendarDays)
    .where(and(between(calendarDays.day, from, to), calendarDays.isException));
  return new Map(rows.map((row) => [row.day, row]));
}

/** What live orders take of each day. A hold that has run out counts no more from that moment, whatever its row says. */
export async function readLoads(
  db: Database | Transaction,
  from: LagosDay,
  to: LagosDay,
  now: Date,
): Promise<ReadonlyMap<LagosDay, DayLoad>> {
  const rows = await db
    .select({
      day: orders.day,
      windowId: orders.windowId,
      method: orders.method,
      workUnits: sql<number>`sum(${orders.workUnits})::int`,
      count: sql<number>`count(*)::int`,
    })
    .from(orders)
    .where(and(between(orders.day, from, to), countsAt(now)))
    .groupBy(orders.day, orders.windowId, orders.method);

  const loads = new Map<LagosDay, DayLoad>();
  for (const { day, windowId, method, workUnits, count } of rows) {
    const load = loads.get(day) ?? { workUnits: 0, windows: {} };
    const window = load.windows[windowId] ?? { delivery: 0, pickup: 0 };
    loads.set(day, {
      workUnits: load.workUnits + workUnits,
      windows: { ...load.windows, [windowId]: { ...window, [method]: count } },
    });
  }
  return loads;
}

/** Whether an order takes capacity at that moment. */
export function countsAt(now: Date) {
  const released = sql.join(
    RELEASED_STATUSES.map((status) => sql.raw(`'${status}'`)),
    sql`, `,
  );
  return sql`${orders.status} not in (${released})
    and (${orders.status} <> 'pending_payment' or ${orders.holdUntil} is null or ${orders.holdUntil} > ${now})`;
}

/** Whoever takes or gives back capacity holds the day until the end of the transaction; several days in their order. */
export async function lockDays(tx: Transaction, days: readonly LagosDay[]): Promise<void> {
  const sorted = [...new Set(days)].sort();
  for (const day of sorted) {
    await tx.insert(calendarDays).values({ day }).onConflictDoNothing();
    await tx
      .select({ day: calendarDays.day })
      .from(calendarDays)
      .where(eq(calendarDays.day, day))
      .for('update');
  }
}

async function writeSetting(tx: Transaction, key: string, value: unknown): Promise<void> {
  await tx
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: sql`now()` } });
}

function toTerms({ zones, freeAbove, holds }: DeliveryTermsAnswer): DeliveryPlan['terms'] {
  return {
    zones: zones.map(({ fee, minimum, ...zone }) => ({
      ...zone,
      feeInKobo: convertNairaToKobo(fee),
      minimumInKobo: convertNairaToKobo(minimum),
    })),
    freeAboveInKobo: freeAbove === null ? null : convertNairaToKobo(freeAbove),
    holds,
  };
}
