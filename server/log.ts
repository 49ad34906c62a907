import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './settings.ts';

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
    redact: {
      paths: ['*.password', '*.token', '*.secret', '*.authorization', '*.cookie', '*.email', '*.phone'],
      censor: '[kept out]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
