import type { CalendarDay } from '../../../../contract/delivery.ts';
import { planDay } from '../../../../domain/delivery/availability.ts';
import { type Calendar, type DayLoad, NO_LOAD } from '../../../../domain/delivery/calendar.ts';
import { addDays, type LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { type DayExceptions, readExceptions, readLoads } from './calendar-days.store.ts';

/** Each day with its plan and what is taken of it, as the owner sees it. */
export async function describeDays(
  db: Database | Transaction,
  calendar: Calendar,
  span: { readonly from: LagosDay; readonly to: LagosDay },
  now: Date,
): Promise<CalendarDay[]> {
  const exceptions = await readExceptions(db, span);
  const loads = await readLoads(db, span, now);
  const days: CalendarDay[] = [];
  for (let day = span.from; day <= span.to; day = addDays(day, 1)) {
    days.push(describeDay(calendar, exceptions, loads.get(day) ?? NO_LOAD, day));
  }
  return days;
}

function describeDay(
  calendar: Calendar,
  exceptions: DayExceptions,
  load: DayLoad,
  day: LagosDay,
): CalendarDay {
  const { isOpen, workUnits } = planDay(calendar, exceptions, day);
  const exception = exceptions.get(day);
  const windows = Object.values(load.windows);
  return {
    day,
    isOpen,
    isException: exception !== undefined,
    workUnits,
    workUnitsTaken: load.workUnits,
    note: exception?.note ?? '',
    orderCount: windows.reduce((sum, { delivery, pickup }) => sum + delivery + pickup, 0),
    windows: calendar.windows.map(({ id, from, to, capacities }) => ({
      id,
      from,
      to,
      delivery: { capacity: capacities.delivery, taken: load.windows[id]?.delivery ?? 0 },
      pickup: { capacity: capacities.pickup, taken: load.windows[id]?.pickup ?? 0 },
    })),
  };
}
