import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** Whose answers are sent straight from memory. */
export const CACHED_KINDS = [
  'page',
  'asset',
  'products',
  'suggestions',
  'picture',
  'discovery',
  'brand',
] as const;
export type CachedKind = (typeof CACHED_KINDS)[number];

type LastBackup = { readonly lastAt: string | null; readonly lastBytes: number | null };

/** Each app has a registry of its own, so that tests and nodes in one process do not share counts. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const requestSeconds = new Histogram({
    name: 'oyin_http_request_seconds',
    help: 'Duration of requests that are not answered from the cache',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const cachedAnswers = new Counter({
    name: 'oyin_http_cached_answers_total',
    help: 'Responses sent from the cache',
    labelNames: ['kind'],
    registers,
  });
  const jobs = new Counter({
    name: 'oyin_jobs_total',
    help: 'Job attempts: done, tried (will be retried), or failed permanently',
    labelNames: ['job', 'outcome'],
    registers,
  });
  // Looking a label up costs more than the counting itself.
  const cachedByKind = new Map(CACHED_KINDS.map((kind) => [kind, cachedAnswers.labels(kind)]));

  const cacheSizes = new Map<CachedKind, () => { bytes: number }>();
  new Gauge({
    name: 'oyin_cached_bytes',
    help: 'Bytes of cached responses',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const [kind, size] of cacheSizes) this.set({ kind }, size().bytes);
    },
  });

  return {
    registry,
    countCached: (kind: CachedKind) => cachedByKind.get(kind)?.inc(),
    observeRequest: (method: string, route: string, status: number, seconds: number) =>
      requestSeconds.labels(method, route, String(status)).observe(seconds),
    countJob: (name: string, outcome: 'done' | 'tried' | 'failed') => jobs.labels(name, outcome).inc(),
    watchCache: (kind: CachedKind, size: () => { bytes: number }) => {
      cacheSizes.set(kind, size);
    },
    watchCatalogue: (catalogue: { size: () => number; isStale: () => boolean }) => {
      new Gauge({
        name: 'oyin_catalogue_products',
        help: 'Published products this node shows',
        registers,
        collect() {
          this.set(catalogue.size());
        },
      });
      new Gauge({
        name: 'oyin_catalogue_stale',
        help: '1 while the last change of the catalogue could not be loaded',
        registers,
        collect() {
          this.set(catalogue.isStale() ? 1 : 0);
        },
      });
    },
    watchBackups: (read: () => Promise<LastBackup>) => {
      const show = (name: string, help: string, pick: (last: LastBackup) => number) =>
        new Gauge({
          name,
          help,
          registers,
          async collect() {
            // While the database is away the last known figure stays.
            const last = await read().catch(() => undefined);
            if (last) this.set(pick(last));
          },
        });
      show(
        'oyin_backup_last_success_timestamp_seconds',
        'When the last backup was completed; 0 while there is none',
        ({ lastAt }) => (lastAt === null ? 0 : Date.parse(lastAt) / 1_000),
      );
      show(
        'oyin_backup_last_success_bytes',
        'Size of the last backup that was completed',
        ({ lastBytes }) => lastBytes ?? 0,
      );
    },
    watchProcess: () => collectDefaultMetrics({ register: registry, prefix: 'oyin_' }),
  };
}
