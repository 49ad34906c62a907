import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createBackgroundWork } from './background-work.ts';
import { createMailPort } from './choose-mail.ts';
import { CHANGE_NAMES } from './database/change-names.ts';
import { followChanges } from './database/changes.ts';
import { openDatabase } from './database/open-database.ts';
import { DEMO_ADMINISTRATOR_EMAIL } from './demo/administrator.ts';
import { loadDemo } from './demo/load-demo.ts';
import { loadShopSnapshot } from './features/shop/shop-snapshot.ts';
import {
  ensureAdministrator,
  type KnownAdministrator,
} from './features/users/registration/ensure-administrator.ts';
import { openFrontDoor } from './http/front-door.ts';
import { createMetrics } from './http/metrics.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import { listOwnOrigins } from './http/same-origin.ts';
import { openIdentity } from './open-identity.ts';
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

export type RunningShop = {
  readonly publicUrl: string;
  /** For the person who started it; the password is there only when it was made up now. */
  readonly administrator: KnownAdministrator | 'present' | 'missing';
  readonly stop: () => Promise<void>;
};

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
  const mail = createMailPort({ settings, publicUrl, readShopProfile: shop.read, report });
  opened.defer(() => mail.close());
  const background = createBackgroundWork(log);
  opened.defer(() => background.finish());

  const { db } = database;
  const ownOrigins = listOwnOrigins(publicUrl, settings.demo ? door.port : undefined);
  const identity = await openIdentity({
    db,
    publicUrl,
    ownOrigins,
    google: settings.google,
    mail: mail.port,
    readShopProfile: shop.read,
    runInBackground: background.run,
    log,
  });
  const { adminEmail: email, adminPassword: password } = settings;
  const administrator = await ensureAdministrator(
    { db, identity },
    {
      named: email === undefined ? undefined : { email, password },
      fallbackEmail: settings.demo ? DEMO_ADMINISTRATOR_EMAIL : undefined,
    },
  );

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
    ownOrigins,
    trustedProxies: settings.trustedProxies,
    db,
    identity,
    rateLimiter: createRateLimiter(database.pool, settings.rateLimitFactor),
    runInBackground: background.run,
    demo: settings.demo,
    metricsToken: settings.metricsToken,
    readShopProfile: shop.read,
    staticFiles: pages.staticFiles,
    demoMailbox: mail.demoMailbox,
    respondWithPage: pages.respond,
    pingDatabase: () => database.pool.query('select 1'),
    isStopping: () => isStopping,
  });
  door.open({ keptFor: pages.keptFor, fetch: app.fetch, middleware: pages.middleware });

  // The door closes first and waits for requests under way, which still need everything behind it.
  const closing = opened.move();
  return {
    publicUrl,
    administrator,
    stop: async () => {
      isStopping = true;
      await door.close();
      await closing.disposeAsync();
    },
  };
}
