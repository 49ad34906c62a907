import { addDays, readLagosDay, readLagosTime } from '../../../domain/delivery/lagos-time.ts';
import { shortenName } from '../../../domain/shorten-name.ts';
import { readCalendarDay } from './calendar-day.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** 14 Nov 2026, by the shop's clock, whatever the visitor's says. */
export function formatDay(isoMoment: string): string {
  const { date, month, year } = readCalendarDay(readLagosDay(new Date(isoMoment)));
  return `${date} ${shortenName(month)} ${year}`;
}

/** 14 Nov 2026, 09:30 */
export function formatMoment(isoMoment: string): string {
  return `${formatDay(isoMoment)}, ${readLagosTime(new Date(isoMoment))}`;
}

/** 'Today, 03:28' or 'Yesterday, 18:05', by the shop's clock as well; before that as it is written otherwise. */
export function formatRecentMoment(isoMoment: string, now: Date, formatOlder = formatMoment): string {
  const [today, day] = [readLagosDay(now), readLagosDay(new Date(isoMoment))];
  if (day === today) return `Today, ${formatTime(isoMoment)}`;
  return day === addDays(today, -1) ? `Yesterday, ${formatTime(isoMoment)}` : formatOlder(isoMoment);
}

/** 09:30 */
export function formatTime(isoMoment: string): string {
  return readLagosTime(new Date(isoMoment));
}

/** 'just now', '5 minutes ago', 'yesterday'; the day itself once it is more than a week ago. */
export function formatSince(isoMoment: string, now: Date): string {
  const passedMs = now.getTime() - new Date(isoMoment).getTime();
  if (passedMs < MINUTE_MS) return 'just now';
  if (passedMs < HOUR_MS) return countAgo(Math.floor(passedMs / MINUTE_MS), 'minute');
  if (passedMs < DAY_MS) return countAgo(Math.floor(passedMs / HOUR_MS), 'hour');
  if (passedMs < 2 * DAY_MS) return 'yesterday';
  if (passedMs < WEEK_MS) return countAgo(Math.floor(passedMs / DAY_MS), 'day');
  return formatDay(isoMoment);
}

function countAgo(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
