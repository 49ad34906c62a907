import { Logger } from 'graphile-worker';
import type { BaseLogger } from 'pino';

type Log = Pick<BaseLogger, 'warn' | 'debug'>;

/** The library's words without its details: those hold whole jobs, payload included. */
export function createQueueLog(log: Log): Logger {
  return new Logger(({ label }) => (level, message, details) => {
    // Told by whoever ran the job, who knows which errors may be repeated.
    if (details?.failure) return;
    if (level === 'error' || level === 'warning') log.warn({ part: label }, message);
    else log.debug({ part: label }, message);
  });
}
