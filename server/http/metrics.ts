import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** Each app has a registry of its own, so that tests and nodes in one process do not share counts. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const requestSeconds = new Histogram({
    name: 'oyin_http_request_seconds',
    help: 'Time from request to answer for what is not sent from memory',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const keptAnswers = new Counter({
    name: 'oyin_http_kept_answers_total',
    help: 'Pages and assets sent straight from memory',
    labelNames: ['kind'],
    registers,
  });
  const keptPages = keptAnswers.labels('page');
  const keptAssets = keptAnswers.labels('asset');

  return {
    registry,
    countKept: (kind: 'page' | 'asset') => (kind === 'page' ? keptPages : keptAssets).inc(),
    observeRequest: (method: string, route: string, status: number, seconds: number) =>
      requestSeconds.labels(method, route, String(status)).observe(seconds),
    watchPageCache: (size: () => { pages: number; bytes: number }) => {
      new Gauge({
        name: 'oyin_page_cache_bytes',
        help: 'Bytes of rendered pages kept in memory',
        registers,
        collect() {
          this.set(size().bytes);
        },
      });
    },
    watchProcess: () => collectDefaultMetrics({ register: registry, prefix: 'oyin_' }),
  };
}
