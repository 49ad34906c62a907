const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_HOURS = 24;

/** What was told by the shop's clock, and when that was by the phone's. */
export type Announced = { readonly until: string | null; readonly now: string; readonly atMs: number };

/** Only what has passed since is measured on the phone, because the clocks of phones are wrong. */
export function measureRemaining({ until, now, atMs }: Announced, phoneTimeMs: number): number {
  if (until === null) return 0;
  return Math.max(Date.parse(until) - Date.parse(now) - (phoneTimeMs - atMs), 0);
}

/** '7 days', '3 h 59 min', '4 min 30 s', '12 s'; '' once it is over. */
export function writeRemaining(remainingMs: number): string {
  if (remainingMs <= 0) return '';
  // A second that has begun still counts: nobody is told 0 s while there is time.
  const seconds = Math.ceil(remainingMs / SECOND_MS);
  const hours = Math.floor((seconds * SECOND_MS) / HOUR_MS);
  const minutes = Math.floor((seconds * SECOND_MS - hours * HOUR_MS) / MINUTE_MS);
  if (hours >= 2 * DAY_HOURS) return `${Math.floor(hours / DAY_HOURS)} days`;
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}
