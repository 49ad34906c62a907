import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { LogLevel } from './settings/settings.ts';

/**
 * One JSON line per event on standard output. People's data and secrets are kept out by never logging bodies, query
 * strings, cookies or headers; the redaction is a second net below that.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: serialiseError },
    redact: {
      paths: ['*.password', '*.token', '*.secret', '*.authorization', '*.cookie', '*.email', '*.phone'],
      censor: '[kept out]',
    },
  };
  // Written in batches: one system call per request would cost more than answering it. What is left is written at the end.
  return pino(
    options,
    destination ?? pino.destination({ sync: false, minLength: 4_096, periodicFlush: 1_000 }),
  );
}

/** The query builder writes a failed query's parameters into its message, and those are people's data. */
function serialiseError(error: unknown) {
  if (!(error instanceof DrizzleQueryError))
    return error instanceof Error ? stdSerializers.err(error) : { type: typeof error };
  const cause = error.cause ? stdSerializers.err(withoutDetail(error.cause)) : undefined;
  return { type: error.name, message: 'A query failed', query: error.query, cause };
}

/** PostgreSQL repeats the offending values in the detail of an error, its code and message are enough. */
function withoutDetail(cause: Error): Error {
  const { code } = cause as Error & { code?: string };
  return Object.assign(new Error(cause.message, { cause: undefined }), {
    name: cause.name,
    stack: cause.stack,
    code,
  });
}
