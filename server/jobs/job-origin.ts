import { type SQL, sql } from 'drizzle-orm';
import { readCurrentSpan } from '../tracing/current-span.ts';
import { formatTraceparent } from '../tracing/traceparent.ts';

/** Beside what the job has to know; its schema leaves it out. */
type Origin = { readonly traceparent?: string };

/** In the course of what a job is added; nothing where no traces are taken. */
export function nameOrigin(): Origin {
  const span = readCurrentSpan();
  return span ? { traceparent: formatTraceparent(span) } : {};
}

/** The same for a payload that the database puts together. */
export function addOrigin(payload: SQL): SQL {
  const origin = nameOrigin();
  return origin.traceparent ? sql`(${payload}::jsonb || ${JSON.stringify(origin)}::jsonb)::json` : payload;
}

export function readOrigin(payload: unknown): string | undefined {
  const isTraced = typeof payload === 'object' && payload !== null && 'traceparent' in payload;
  return isTraced && typeof payload.traceparent === 'string' ? payload.traceparent : undefined;
}
