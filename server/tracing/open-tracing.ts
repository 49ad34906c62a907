import type { Pool } from 'pg';
import type { BaseLogger } from 'pino';
import type { TraceCollector } from '../settings/trace-settings.ts';
import { openSpanExport } from './export-spans.ts';
import { traceOutgoingCalls } from './trace-outgoing-calls.ts';
import { traceStatements } from './trace-statements.ts';
import { createTracer } from './tracer.ts';

/** Loaded only where traces are asked for. */
export function openTracing(collector: TraceCollector, log: Pick<BaseLogger, 'warn'>) {
  const spans = openSpanExport(collector, log);
  const tracer = createTracer(spans.record);
  const outgoing = traceOutgoingCalls(tracer);
  return {
    tracer,
    watchPool: (pool: Pool) => traceStatements(pool, tracer),
    async close(): Promise<void> {
      outgoing.stop();
      await spans.close();
    },
  };
}
