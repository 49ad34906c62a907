import { Hono } from 'hono';
import type { AppEnvironment } from './app-environment.ts';
import type { MayUseDemoTools } from './demo-tools.ts';
import type { Metrics } from './metrics.ts';
import { RETRY_AFTER_SECONDS } from './refusal-response.ts';

const DATABASE_ANSWER_LIMIT_MS = 1_000;

export type HealthOptions = {
  readonly pingDatabase: () => Promise<unknown>;
  readonly isStopping: () => boolean;
  /** The shop goes on with the catalogue it has; whoever watches should know. */
  readonly isCatalogueStale: () => boolean;
  readonly metrics: Metrics;
  /** Without a token the figures are shown in the demo only. */
  readonly metricsToken: string | undefined;
  readonly mayUseDemoTools: MayUseDemoTools;
};

/** For whoever watches the node: is it alive, may it get visitors, how is it doing. */
export function createHealthRoutes(options: HealthOptions) {
  const { pingDatabase, isStopping, isCatalogueStale, metrics, metricsToken, mayUseDemoTools } = options;
  const routes = new Hono<AppEnvironment>();

  routes.get('/healthz', (c) => c.json({ status: 'ok' }));

  routes.get('/readyz', async (c) => {
    const isUnready = (status: string) =>
      c.json({ status }, 503, { 'retry-after': String(RETRY_AFTER_SECONDS) });
    if (isStopping()) return isUnready('stopping');
    const answered = await answersInTime(pingDatabase);
    if (!answered) return isUnready('database not reachable');
    return c.json({ status: 'ready', catalogue: isCatalogueStale() ? 'out of date' : 'up to date' });
  });

  routes.get('/metrics', async (c, next) => {
    const { headers } = c.req.raw;
    const isAllowed = metricsToken
      ? headers.get('authorization') === `Bearer ${metricsToken}`
      : await mayUseDemoTools(headers);
    if (!isAllowed) return next();
    return c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType });
  });

  return routes;
}

export async function answersInTime(ping: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_ANSWER_LIMIT_MS);
  });
  const answered = ping().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}
