/** The shop's clock, whatever the visitor's says. */
const TIME_ZONE = 'Africa/Lagos';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: TIME_ZONE });
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});
const SINCE = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** 14 Nov 2026 */
export function formatDay(isoMoment: string): string {
  return DAY.format(new Date(isoMoment));
}

/** 14 Nov 2026, 09:30 */
export function formatMoment(isoMoment: string): string {
  return MOMENT.format(new Date(isoMoment));
}

/** 'just now', '5 minutes ago', 'yesterday'; the day itself once it is more than a week ago. */
export function formatSince(isoMoment: string, now: Date): string {
  const passedMs = now.getTime() - new Date(isoMoment).getTime();
  if (passedMs < MINUTE_MS) return 'just now';
  if (passedMs < HOUR_MS) return SINCE.format(-Math.floor(passedMs / MINUTE_MS), 'minute');
  if (passedMs < DAY_MS) return SINCE.format(-Math.floor(passedMs / HOUR_MS), 'hour');
  if (passedMs < WEEK_MS) return SINCE.format(-Math.floor(passedMs / DAY_MS), 'day');
  return formatDay(isoMoment);
}
