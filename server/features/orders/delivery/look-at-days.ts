import type { CalendarDay } from '../../../../contract/delivery.ts';
import { describeDay, type SlotState } from '../../../../domain/delivery/availability.ts';
import { type Demand, RECEIVING_METHODS } from '../../../../domain/delivery/calendar.ts';
import type { LagosDay } from '../../../../domain/delivery/lagos-time.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { readExceptions, readLoads } from './calendar-days.store.ts';
import { readCalendar, readOpeningHours } from './delivery-plan.store.ts';
import { describeDays } from './describe-days.ts';

export type JudgedDay = CalendarDay & {
  /** Whether the work would fit in, however it is received. */
  readonly state: SlotState;
};

/** Days as the owner sees them, each with whether some work could still be taken on. Nothing is held: it is a look. */
export async function lookAtDays(
  db: Database | Transaction,
  span: { readonly from: LagosDay; readonly to: LagosDay },
  work: Omit<Demand, 'method'>,
  now: Date,
): Promise<JudgedDay[]> {
  const calendar = await readCalendar(db);
  const openingHours = await readOpeningHours(db);
  const exceptions = await readExceptions(db, span);
  const loads = await readLoads(db, span, now);
  const days = await describeDays(db, calendar, span, now);
  return days.map((day) => {
    const [delivery = 'not_offered', ...others] = RECEIVING_METHODS.map((method) => {
      const demand = { ...work, method };
      return describeDay({ calendar, openingHours, exceptions, loads, demand, now }, day.day).state;
    });
    return { ...day, state: others.includes('free') ? 'free' : delivery };
  });
}
