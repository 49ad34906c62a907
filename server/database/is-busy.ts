/** Waited too long for a lock or a statement, or too many connections, or rivals that met again and again. */
const BUSY_CODES: ReadonlySet<string> = new Set(['55P03', '57014', '53300', '40001', '40P01']);
/** The pool's own words when no connection was free in time; they have no code. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/** Whether the database could not do it now and well may in a moment. Drizzle wraps what it says, once per layer. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return BUSY_CODES.has(code) || error.message === NO_CONNECTION || isDatabaseBusy(error.cause);
}
