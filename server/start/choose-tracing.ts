import type { BaseLogger } from 'pino';
import type { Settings } from '../settings/settings.ts';

/** Without a collector not even the code is there: a shop that nobody traces pays for nothing. */
export async function chooseTracing(
  { traceCollector }: Pick<Settings, 'traceCollector'>,
  log: Pick<BaseLogger, 'warn'>,
) {
  if (!traceCollector) return undefined;
  const { openTracing } = await import('../tracing/open-tracing.ts');
  return openTracing(traceCollector, log);
}
