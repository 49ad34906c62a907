import { isLoopbackName } from './loopback-name.ts';

export type TraceCollector = {
  /** Where OTLP over HTTP is taken, path included. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
};

type Name = 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_SERVICE_NAME';

export type TraceReading = {
  readonly traceCollector: TraceCollector | undefined;
  readonly problems: readonly string[];
};

/** OpenTelemetry's own names. The headers hold a key, so no problem repeats them. */
export function readTracing(read: (name: Name) => string | undefined): TraceReading {
  const endpoint = read('OTEL_EXPORTER_OTLP_ENDPOINT');
  const headers = parseHeaders(read('OTEL_EXPORTER_OTLP_HEADERS'));
  const problems: string[] = [];
  if (!headers) {
    problems.push(
      'OTEL_EXPORTER_OTLP_HEADERS must look like name=value,name=value, with special characters percent-encoded.',
    );
  }
  if (endpoint === undefined) return { traceCollector: undefined, problems };
  const url = URL.parse(endpoint);
  const isAddress = url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash;
  if (!isAddress || url.username || url.password) {
    problems.push(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as https://otlp.example, without user or query.',
    );
    return { traceCollector: undefined, problems };
  }
  if (
    headers &&
    Object.keys(headers).length > 0 &&
    url.protocol === 'http:' &&
    !isLoopbackName(url.hostname)
  ) {
    problems.push(
      'OTEL_EXPORTER_OTLP_ENDPOINT must begin with https://, because the key in OTEL_EXPORTER_OTLP_HEADERS can be read on the way.',
    );
  }
  const base = url.origin + url.pathname.replace(/\/+$/, '');
  const serviceName = read('OTEL_SERVICE_NAME') ?? 'oyin';
  return { traceCollector: { url: `${base}/v1/traces`, headers: headers ?? {}, serviceName }, problems };
}

/** As the environment variables of OpenTelemetry write W3C baggage. */
function parseHeaders(given = ''): Record<string, string> | undefined {
  const pairs = given.split(',').filter((pair) => pair.trim() !== '');
  try {
    const entries = pairs.map((pair) => {
      const [, name = '', value = ''] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
      return [name, decodeURIComponent(value)] as const;
    });
    new Headers(entries.map(([name, value]) => [name, value])); // throws at what no header can be
    return Object.fromEntries(entries);
  } catch {
    return undefined;
  }
}
