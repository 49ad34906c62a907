const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Quicker at first than the provider, so that whoever watches sees it; in the end as patient as it is: 72 hours. */
const FIRST_PAUSES_MS = [1_000, 5_000, 15_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];
const HOURLY_ATTEMPTS = 72;

/** How long a message waits after so many attempts; undefined: it is given up. */
export function findRetryPause(attempts: number): number | undefined {
  if (attempts > FIRST_PAUSES_MS.length + HOURLY_ATTEMPTS) return undefined;
  return FIRST_PAUSES_MS[attempts - 1] ?? HOUR_MS;
}
