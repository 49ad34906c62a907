const SECOND_MS = 1_000;

export const SESSION_WARNING_BELOW_MS = 5 * 60 * SECOND_MS;
export const SESSION_CHECK_EVERY_MS = 30 * SECOND_MS;

/** Nothing is left to warn of once the session is over. */
export function isSessionWarningDue(remainingMs: number): boolean {
  return remainingMs > 0 && remainingMs < SESSION_WARNING_BELOW_MS;
}

/** As m:ss. A second that has begun still counts, so that 0:00 means over. */
export function formatRemaining(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
