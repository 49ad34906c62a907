import { addDays, type LagosDay, readLagosDay, readLagosTime } from '../../../domain/delivery/lagos-time.ts';
import { shortenName } from '../../../domain/shorten-name.ts';
import { readCalendarDay } from '../formats/calendar-day.ts';

/** Saturday 21 November */
export function nameDay(day: LagosDay): string {
  const { weekday, date, month } = readCalendarDay(day);
  return `${weekday} ${date} ${month}`;
}

/** Sat 21 Nov */
export function nameDayShortly(day: LagosDay): string {
  const { weekday, date, month } = readCalendarDay(day);
  return `${shortenName(weekday)} ${date} ${shortenName(month)}`;
}

/** Saturday */
export function nameWeekday(day: LagosDay): string {
  return readCalendarDay(day).weekday;
}

/** Sat */
export function nameWeekdayShortly(day: LagosDay): string {
  return shortenName(nameWeekday(day));
}

/** 21 */
export function nameDate(day: LagosDay): string {
  return String(readCalendarDay(day).date);
}

/** November 2026 */
export function nameMonth(day: LagosDay): string {
  const { month, year } = readCalendarDay(day);
  return `${month} ${year}`;
}

/** 'today', 'tomorrow', or the day's name. */
export function nameDayFrom(today: LagosDay, day: LagosDay): string {
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : nameDay(day);
}

/** '10:59 today', '10:59 tomorrow', '10:59 on Saturday 21 November' */
export function nameMomentFrom(now: Date, moment: Date): string {
  const [today, day] = [readLagosDay(now), readLagosDay(moment)];
  const isNear = day === today || day === addDays(today, 1);
  return `${readLagosTime(moment)} ${isNear ? '' : 'on '}${nameDayFrom(today, day)}`;
}

/** 10:00–13:00, or a moment */
export function writeTimes({ from, to }: { readonly from: string; readonly to: string }): string {
  return from === to ? from : `${from}–${to}`;
}
