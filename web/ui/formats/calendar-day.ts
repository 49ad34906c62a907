import { findWeekday, type LagosDay } from '../../../domain/delivery/lagos-time.ts';
import { MONTH_NAMES } from '../../../domain/month-names.ts';
import { WEEKDAYS } from '../../../domain/weekdays.ts';

/**
 * The words of a day. A day in Lagos is a day everywhere: it is written down, not reckoned from a clock.
 *
 * Not by Intl: what the server wrote the browser must write again to the letter, and browsers differ in their Septembers.
 * Besides, a slow phone takes a tenth of a second to set up its first format of dates.
 */
export function readCalendarDay(day: LagosDay) {
  const moment = new Date(day);
  return {
    weekday: WEEKDAYS[findWeekday(day)] ?? '',
    date: moment.getUTCDate(),
    month: MONTH_NAMES[moment.getUTCMonth()] ?? '',
    year: moment.getUTCFullYear(),
  };
}
