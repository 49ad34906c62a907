const HOURS_PER_DAY = 24;
/** Longer than this nobody reckons in hours. */
const HOURS_MAX = 72;

export type Notice = {
  /** How many calendar days lie between ordering and the earliest day it can be had, whatever the hour: never more than the offer. */
  readonly days: number;
  /** '2 days', '36 hours' */
  readonly time: string;
  /** 'Order 2 days ahead' */
  readonly words: string;
};

/**
 * What hours of notice mean in days and in words. Hours that are no whole days are never rounded up to them: 36 hours from
 * the early morning end on the next day, and "2 days" would deny what the calendar offers. Less than a day is never enough,
 * because every day closes for new orders on the day before.
 */
export function readNotice(leadTimeHours: number): Notice {
  const days = Math.max(1, Math.floor(leadTimeHours / HOURS_PER_DAY));
  const time = sayTime(leadTimeHours);
  if (leadTimeHours < HOURS_PER_DAY) return { days, time, words: 'Order the day before' };
  // “A day ahead” would read as “the day before”, which may be too late.
  const ahead = leadTimeHours === HOURS_PER_DAY ? '24 hours' : time;
  return { days, time, words: `Order ${ahead} ahead` };
}

function sayTime(hours: number): string {
  const days = Math.floor(hours / HOURS_PER_DAY);
  const rest = hours % HOURS_PER_DAY;
  if (days === 0 || (rest > 0 && hours < HOURS_MAX)) return hours === 1 ? 'an hour' : `${hours} hours`;
  const whole = days === 1 ? 'a day' : `${days} days`;
  return rest === 0 ? whole : `more than ${whole}`;
}
