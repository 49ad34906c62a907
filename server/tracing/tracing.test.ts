import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { chooseTracing } from '../start/choose-tracing.ts';
import { startTraceCollector } from '../testing/trace-collector.ts';
import { readCurrentSpan } from './current-span.ts';
import { openSpanExport } from './export-spans.ts';
import { traceOutgoingCalls } from './trace-outgoing-calls.ts';
import { parseTraceparent } from './traceparent.ts';
import { createTracer, type Span } from './tracer.ts';

const log = pino({ level: 'silent' });
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

test.each([
  [`00-${TRACE}-${SPAN}-01`, true],
  [`00-${TRACE}-${SPAN}-00`, false],
  [`cc-${TRACE}-${SPAN}-03-more-to-come`, true],
  [`ff-${TRACE}-${SPAN}-01`, undefined],
  [`00-${'0'.repeat(32)}-${SPAN}-01`, undefined],
  [`00-${TRACE}-${'0'.repeat(16)}-01`, undefined],
  [`00-${TRACE.toUpperCase()}-${SPAN}-01`, undefined],
  ['nonsense', undefined],
  [undefined, undefined],
])('%s asks for a trace: %s', (header, isSampled) => {
  expect(parseTraceparent(header)?.isSampled).toBe(isSampled);
});

test('a call to a service is a span with its host alone, and the service learns of it; outside of a request there is none (P33.17)', async () => {
  const received: (string | undefined)[] = [];
  const service = createServer((request, response) => {
    received.push(request.headers.traceparent?.toString());
    response.writeHead(503).end();
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  onTestFinished(() => void service.close());
  const address = service.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  const spans: Span[] = [];
  const tracer = createTracer((span) => spans.push(span));
  const calls = traceOutgoingCalls(tracer);
  onTestFinished(() => calls.stop());
  await fetch(`http://${host}/secret-path?key=secret`);
  await tracer.run({ name: 'a job', kind: 'consumer' }, async () => {
    await fetch(`http://${host}/secret-path?key=secret`);
  });
  const [call, job] = spans;
  expect(job).toMatchObject({ name: 'a job', isFault: false });
  expect(call).toMatchObject({
    traceId: job?.traceId,
    parentSpanId: job?.spanId,
    name: `GET ${host}`,
    attributes: { 'http.response.status_code': 503 },
    isFault: true,
  });
  expect(received).toEqual([undefined, `00-${call?.traceId}-${call?.spanId}-01`]);
  expect(JSON.stringify(spans)).not.toContain('secret');
  expect(readCurrentSpan()).toBeUndefined();
});

test('what a collector does not take is dropped, and never more is kept than fits (P33.18)', async () => {
  const collector = await startTraceCollector();
  onTestFinished(() => collector.stop());
  const spans = openSpanExport({ url: `${collector.url}/v1/traces`, headers: {}, serviceName: 'oyin' }, log);
  const tracer = createTracer(spans.record);
  for (let count = 0; count < 10_000; count += 1) tracer.begin({ name: 'much', kind: 'server' }).end();
  await spans.close();
  expect(collector.readSpans()).toHaveLength(4_096);
});

test('without a collector nothing of it is loaded and nothing listens (P33.18)', async () => {
  expect(await chooseTracing({ traceCollector: undefined }, log)).toBeUndefined();
  expect(channel('undici:request:create').hasSubscribers).toBe(false);
  const server = join(import.meta.dirname, '..');
  const loading = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('test'))
    .filter((name) =>
      /^import .*open-tracing|import\('.*open-tracing/m.test(readFileSync(join(server, name), 'utf8')),
    );
  expect(loading).toEqual(['start/choose-tracing.ts']);
  expect(readFileSync(join(server, 'start/choose-tracing.ts'), 'utf8')).toContain('await import(');
});
