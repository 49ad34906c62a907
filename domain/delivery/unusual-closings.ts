import type { DayAvailability } from './availability.ts';
import { findWeekday } from './lagos-time.ts';

type JudgedDay = Pick<DayAvailability, 'day' | 'state' | 'note'>;

/** The days that are closed by themselves: with a note, or on a weekday that is not always closed. */
export function listUnusualClosings<Day extends JudgedDay>(days: readonly Day[]): readonly Day[] {
  const openWeekdays = new Set(
    days.filter(({ state }) => state !== 'closed').map(({ day }) => findWeekday(day)),
  );
  return days.filter(
    ({ day, state, note }) => state === 'closed' && (note !== '' || openWeekdays.has(findWeekday(day))),
  );
}
