const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** '3 days left', '5 hours left', '12 minutes left'; '' once it is over. Both moments are the shop's. */
export function sayTimeLeft(until: string, now: string): string {
  const leftMs = Date.parse(until) - Date.parse(now);
  if (leftMs <= 0) return '';
  if (leftMs >= 2 * DAY_MS) return `${Math.floor(leftMs / DAY_MS)} days left`;
  if (leftMs >= 2 * HOUR_MS) return `${Math.floor(leftMs / HOUR_MS)} hours left`;
  const minutes = Math.max(1, Math.floor(leftMs / MINUTE_MS));
  return minutes === 1 ? '1 minute left' : `${minutes} minutes left`;
}
