/** Lost or refused connections, a server that stops, starts or has become a replica, no room left on it. */
const AWAY_STATES = /^(?:08...|53...|58...|57P0[123]|25006)$/;
const LOST_CONNECTIONS: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
]);
/** The driver's own errors have no code. */
const DRIVER_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:was closed|has encountered a connection error))/;

/** Whether the database could not be asked, as opposed to an answer we did not expect. Drizzle wraps what the driver says. */
export function isDatabaseAway(error: unknown): boolean {
  // A call to another service that failed wraps the same codes.
  if (!(error instanceof Error) || error instanceof TypeError) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (LOST_CONNECTIONS.has(code) || AWAY_STATES.test(code)) return true;
  return DRIVER_WORDS.test(error.message) || isDatabaseAway(error.cause);
}

/** Waited too long for a lock or an answer, or met the same rivals again and again. */
const BUSY_STATES: ReadonlySet<string> = new Set(['55P03', '57014', '40001', '40P01']);

/** Whether the database was asked and could not do it now; in a moment it well may. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return BUSY_STATES.has(code) || isDatabaseBusy(error.cause);
}
