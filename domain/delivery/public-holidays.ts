import type { LagosDay } from './lagos-time.ts';

/** Nigeria's with a fixed date, by month and day. Those of the moon and of Easter are announced, and nobody is asked about them. */
const FIXED_HOLIDAYS: ReadonlyMap<string, string> = new Map([
  ['01-01', 'New Year’s Day'],
  ['05-01', 'Workers’ Day'],
  ['06-12', 'Democracy Day'],
  ['10-01', 'Independence Day'],
  ['12-25', 'Christmas Day'],
  ['12-26', 'Boxing Day'],
]);

/** What the public holiday of that day is called; undefined for any other day. */
export function findPublicHoliday(day: LagosDay): string | undefined {
  return FIXED_HOLIDAYS.get(day.slice('2026-'.length));
}
