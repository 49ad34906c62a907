import { expect, test } from 'vitest';
import { readTracing } from './trace-settings.ts';

const read = (environment: Record<string, string>) => readTracing((name) => environment[name]);

test('OpenTelemetry’s own settings name the collector; without one there are no traces (P33.18)', () => {
  expect(read({})).toEqual({ traceCollector: undefined, problems: [] });
  expect(
    read({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otlp.example/otlp/',
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Basic%20abc, x-shop=1',
      OTEL_SERVICE_NAME: 'our-bakery',
    }),
  ).toEqual({
    traceCollector: {
      url: 'https://otlp.example/otlp/v1/traces',
      headers: { Authorization: 'Basic abc', 'x-shop': '1' },
      serviceName: 'our-bakery',
    },
    problems: [],
  });
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'otlp.example:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://me:hush@otlp.example' }, 'without user or query'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'hush' }, 'OTEL_EXPORTER_OTLP_HEADERS must look like'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'key=hush%' }, 'percent-encoded'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otlp.example', OTEL_EXPORTER_OTLP_HEADERS: 'key=hush' },
    'must begin with https://',
  ],
])('%j is refused without repeating a secret', (environment, problem) => {
  const { problems } = read(environment);
  expect(problems).toEqual([expect.stringContaining(problem)]);
  expect(problems.join()).not.toContain('hush');
});
