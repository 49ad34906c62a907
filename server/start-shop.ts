import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { CHANGE_NAMES } from './database/change-names.ts';
import { followChanges } from './database/changes.ts';
import { openDatabase } from './database/open-database.ts';
import { loadDemo } from './demo/load-demo.ts';
import { loadShopSnapshot } from './features/shop/shop-snapshot.ts';
import { openFrontDoor } from './http/front-door.ts';
import { createMetrics } from './http/metrics.ts';
import { openPages } from './pages/open-pages.ts';
import type { Settings } from './settings.ts';

export type StartOptions = {
  readonly settings: Settings;
  /** Development: the web part from its sources instead of its build. */
  readonly hotReload: boolean;
  readonly log: Logger;
  /** Tells the person who waits what is going on. */
  readonly report: (step: string) => void;
};

export type RunningShop = { readonly publicUrl: string; readonly stop: () => Promise<void> };

/**
 * Puts the whole shop together, outside in: the port first, because a taken one must stop the start before anything
 * is made. Whatever was opened when a later step fails is closed again, in the opposite order; stopping does the same.
 */
export async function startShop({ settings, hotReload, log, report }: StartOptions): Promise<RunningShop> {
  await using opened = new AsyncDisposableStack();
  let isStopping = false;

  const door = await openFrontDoor(settings.port, settings.host);
  opened.defer(() => door.close());
  const publicUrl = settings.publicUrl ?? `http://localhost:${door.port}`;

  const database = await openDatabase(settings, log, report);
  opened.defer(() => database.close());
  if (settings.demo) {
    report('Setting out the demo shop');
    await loadDemo(database.db);
  }

  const metrics = createMetrics();
  metrics.watchProcess();
  const shop = await loadShopSnapshot(database.db);
  const pages = await openPages({
    sources: { readShopProfile: shop.read },
    server: door.server,
    hotReload,
    publicUrl,
    metrics,
    log,
  });
  opened.defer(() => pages.close());

  const changes = await followChanges({
    connection: database.connection,
    pool: database.pool,
    names: CHANGE_NAMES,
    log,
    onChange: async (name) => {
      if (name === 'shop-profile') await shop.reload();
      pages.dropDependents(name);
    },
  });
  opened.defer(() => changes.stop());
  // What changed between the first reading and the beginning of the following would otherwise be missed.
  await shop.reload();

  const app = createApp({
    log,
    metrics,
    publicUrl,
    demo: settings.demo,
    metricsToken: settings.metricsToken,
    readShopProfile: shop.read,
    staticFiles: pages.staticFiles,
    respondWithPage: pages.respond,
    pingDatabase: () => database.pool.query('select 1'),
    isStopping: () => isStopping,
  });
  door.open({ keptFor: pages.keptFor, fetch: app.fetch, middleware: pages.middleware });

  // The door closes first and waits for requests under way, which still need everything behind it.
  const closing = opened.move();
  return {
    publicUrl,
    stop: async () => {
      isStopping = true;
      await door.close();
      await closing.disposeAsync();
    },
  };
}
