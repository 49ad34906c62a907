import type { Availability, OfferedSlot } from '../../../../contract/availability.ts';
import {
  type DayAvailability,
  findEarliest,
  listAvailability,
  type Slot,
} from '../../../../domain/delivery/availability.ts';
import type { Demand } from '../../../../domain/delivery/calendar.ts';
import { addDays, readLagosDay } from '../../../../domain/delivery/lagos-time.ts';
import type { Database } from '../../../database/database.ts';
import { readExceptions, readLoads } from './calendar-days.store.ts';
import { readCalendar, readOpeningHours } from './delivery-plan.store.ts';

/** Every day until the horizon as it is at this moment. */
export async function listDays(db: Database, demand: Demand, now: Date): Promise<readonly DayAvailability[]> {
  const calendar = await readCalendar(db);
  const today = readLagosDay(now);
  const span = { from: today, to: addDays(today, calendar.horizonDays) };
  const [openingHours, exceptions, loads] = await Promise.all([
    readOpeningHours(db),
    readExceptions(db, span),
    readLoads(db, span, now),
  ]);
  return listAvailability({ calendar, openingHours, exceptions, loads, demand, now });
}

export async function readAvailability(db: Database, demand: Demand, now: Date): Promise<Availability> {
  const days = await listDays(db, demand, now);
  const earliest = findEarliest(days);
  return {
    now: now.toISOString(),
    earliest: (earliest && describeSlot(days, earliest)) ?? null,
    days: days.map((day) => ({ ...day, windows: [...day.windows] })),
  };
}

export function describeSlot(days: readonly DayAvailability[], slot: Slot): OfferedSlot | undefined {
  const window = days.find(({ day }) => day === slot.day)?.windows.find(({ id }) => id === slot.windowId);
  return window && { day: slot.day, windowId: slot.windowId, from: window.from, to: window.to };
}
