import { addDays, type LagosDay } from '../../../domain/checkout/lagos-time.ts';
import { makeOnFirstUse } from '../formats/make-on-first-use.ts';

/** A day in Lagos is a day everywhere: it is written down, not reckoned from a clock. */
const write = (options: Intl.DateTimeFormatOptions) => {
  const format = makeOnFirstUse(() => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }));
  return (day: LagosDay): string => format().format(new Date(day)).replace(',', '');
};

/** Saturday 21 November */
export const nameDay = write({ weekday: 'long', day: 'numeric', month: 'long' });
/** Sat 21 Nov */
export const nameDayShortly = write({ weekday: 'short', day: 'numeric', month: 'short' });
/** Saturday */
export const nameWeekday = write({ weekday: 'long' });
/** Sat */
export const nameWeekdayShortly = write({ weekday: 'short' });
/** 21 */
export const nameDate = write({ day: 'numeric' });
/** November 2026 */
export const nameMonth = write({ month: 'long', year: 'numeric' });

/** 'today', 'tomorrow', or the day's name. */
export function nameDayFrom(today: LagosDay, day: LagosDay): string {
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : nameDay(day);
}

/** 10:00–13:00 */
export function writeTimes({ from, to }: { readonly from: string; readonly to: string }): string {
  return `${from}–${to}`;
}
