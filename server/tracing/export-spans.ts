import type { BaseLogger } from 'pino';
import type { TraceCollector } from '../settings/trace-settings.ts';
import type { Attributes, Span } from './tracer.ts';

/** Some megabytes. Whoever is not read as fast as this loses spans, not requests. */
const WAITING_MAX = 4_096;
const BATCH_MAX = 512;
const SEND_EVERY_MS = 1_000;
const SEND_LIMIT_MS = 5_000;
/** Stopping waits no longer for a collector than this. */
const LAST_SEND_LIMIT_MS = 2_000;

/** Sends spans as OTLP in JSON, away from the requests they are about: whatever cannot be sent is dropped. */
export function openSpanExport(collector: TraceCollector, log: Pick<BaseLogger, 'warn'>) {
  const waiting: Span[] = [];
  let isSending = false;
  let isAway = false;

  async function send(spans: readonly Span[], limitMs: number): Promise<void> {
    try {
      const answer = await fetch(collector.url, {
        method: 'POST',
        headers: { ...collector.headers, 'content-type': 'application/json' },
        body: JSON.stringify(describeSpans(spans, collector.serviceName)),
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The collector answered ${answer.status}`);
      isAway = false;
    } catch (error) {
      // Once for each time it goes away: a line for every batch would bury all others.
      if (!isAway) log.warn({ err: error }, 'Traces cannot be sent and are dropped');
      isAway = true;
    }
  }

  async function sendWaiting(limitMs: number): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (waiting.length > 0) await send(waiting.splice(0, BATCH_MAX), limitMs);
    isSending = false;
  }

  const timer = setInterval(() => void sendWaiting(SEND_LIMIT_MS), SEND_EVERY_MS);
  timer.unref();
  return {
    record(span: Span): void {
      if (waiting.length < WAITING_MAX) waiting.push(span);
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await send(waiting.splice(0), LAST_SEND_LIMIT_MS);
    },
  };
}

function describeSpans(spans: readonly Span[], serviceName: string) {
  return {
    resourceSpans: [
      {
        resource: { attributes: describeAttributes({ 'service.name': serviceName }) },
        scopeSpans: [{ scope: { name: 'oyin' }, spans: spans.map(describeSpan) }],
      },
    ],
  };
}

const FAULT = { code: 2 };

function describeSpan({ startedAtMs, endedAtMs, attributes, isFault, parentSpanId, ...span }: Span) {
  return {
    ...span,
    ...(parentSpanId !== undefined && { parentSpanId }),
    startTimeUnixNano: toNanoseconds(startedAtMs),
    endTimeUnixNano: toNanoseconds(endedAtMs),
    attributes: describeAttributes(attributes),
    ...(isFault && { status: FAULT }),
  };
}

/** Written out as digits: JSON's numbers end before these. */
function toNanoseconds(ms: number): string {
  return String(BigInt(Math.round(ms * 1_000)) * 1_000n);
}

function describeAttributes(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: value } : { stringValue: value },
  }));
}
