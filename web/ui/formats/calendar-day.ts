import type { LagosDay } from '../../../domain/checkout/lagos-time.ts';
import { MONTH_NAMES } from '../../../domain/month-names.ts';

/*
 * Written here and not by Intl: what the server wrote the browser must write again to the letter, and browsers differ in their
 * Septembers. Besides, a slow phone takes a tenth of a second to set up its first format of dates.
 */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The words of a day. A day in Lagos is a day everywhere: it is written down, not reckoned from a clock. */
export function readCalendarDay(day: LagosDay) {
  const moment = new Date(day);
  return {
    weekday: WEEKDAYS[moment.getUTCDay()] ?? '',
    date: moment.getUTCDate(),
    month: MONTH_NAMES[moment.getUTCMonth()] ?? '',
    year: moment.getUTCFullYear(),
  };
}

/** Sat, Nov, and Sept as it is written in Britain. */
export function shortenName(name: string): string {
  return name.slice(0, name === 'September' ? 4 : 3);
}
