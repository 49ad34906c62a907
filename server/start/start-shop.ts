import type { Logger } from 'pino';
import { createApp } from '../app.ts';
import { readBackupRecord } from '../database/backup-record.ts';
import { CHANGE_NAMES, type ChangeName } from '../database/change-names.ts';
import { followChanges } from '../database/changes.ts';
import { openDatabase } from '../database/open-database.ts';
import { openReportsDatabase } from '../database/reports-database.ts';
import { obtainSecret } from '../database/shared-secret.ts';
import type { DemoCustomers } from '../demo/customers.ts';
import { examine } from '../doctor/examine.ts';
import { describeProduct } from '../features/catalogue/describe-product.ts';
import { openCatalogue } from '../features/catalogue/open-catalogue.ts';
import { openContent } from '../features/content/open-content.ts';
import { createStoredReadings } from '../features/content/stored-reading.store.ts';
import { openDiscovery } from '../features/discovery/open-discovery.ts';
import { openEvents } from '../features/events/open-events.ts';
import { createUnsubscribeLinks } from '../features/notifications/unsubscribe-links.ts';
import { areVouchersSold } from '../features/orders/vouchers/voucher-terms.store.ts';
import { openPictures } from '../features/pictures/open-pictures.ts';
import { openSearch } from '../features/search/open-search.ts';
import { findOpenSessions } from '../features/sessions/sessions.store.ts';
import { openShop } from '../features/shop/open-shop.ts';
import { createMailedLinks } from '../features/users/mailed-links.ts';
import type { KnownAdministrator } from '../features/users/registration/ensure-administrator.ts';
import { joinCachedSources } from '../http/cached-sources.ts';
import { createCallsAtOnce } from '../http/calls-at-once.ts';
import type { DependencyName } from '../http/dependency-names.ts';
import { openFrontDoor } from '../http/front-door.ts';
import { createKnownBrowsers } from '../http/known-browsers.ts';
import { createMetrics } from '../http/metrics.ts';
import { createRateLimiter } from '../http/rate-limit.ts';
import { listOwnOrigins } from '../http/same-origin.ts';
import { transportHeaders } from '../http/security-headers.ts';
import { createSecurityLog } from '../http/security-log.ts';
import { createTasks } from '../jobs/create-tasks.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import { waitPage } from '../pages/fault-page.ts';
import { openPages } from '../pages/open-pages.ts';
import type { Settings } from '../settings/settings.ts';
import { trustNetworks } from '../settings/trusted-proxies.ts';
import { planNightlyBackups } from './choose-backups.ts';
import { createContentPort, findContentPlace } from './choose-content.ts';
import { openFilePort } from './choose-files.ts';
import { createMailPort } from './choose-mail.ts';
import { openPaymentPort } from './choose-payments.ts';
import { openPushPort } from './choose-push.ts';
import { chooseTracing } from './choose-tracing.ts';
import { createProbes } from './create-probes.ts';
import { fillShop } from './fill-shop.ts';
import { openIdentity } from './open-identity.ts';
import { prepareAccounts } from './prepare-accounts.ts';
import { listUnsafeSettings } from './unsafe-settings.ts';

export type StartOptions = {
  readonly settings: Settings;
  /** Development: the web part from its sources instead of its build. */
  readonly hotReload: boolean;
  readonly log: Logger;
  /** Tells the person who waits what is going on. */
  readonly report: (step: string) => void;
  readonly readClock?: () => Date;
};

export type RunningShop = {
  readonly publicUrl: string;
  /** Whether its owner has opened it to visitors. */
  readonly isOpen: boolean;
  /** For the person who started it; the password is there only when it was made up now. */
  readonly administrator: KnownAdministrator | 'present' | 'missing';
  /** Only when they were made up now. */
  readonly demoCustomers: DemoCustomers | undefined;
  readonly stop: () => Promise<void>;
};

/**
 * Puts the whole shop together, outside in: the port first, because a taken one must stop the start before anything
 * is made. Whatever was opened when a later step fails is closed again, in the opposite order; stopping does the same.
 */
export async function startShop(options: StartOptions): Promise<RunningShop> {
  const { settings, hotReload, log, report, readClock = () => new Date() } = options;
  await using opened = new AsyncDisposableStack();
  let isStopping = false;
  const headers = transportHeaders(settings.publicUrl, settings.transportScope);
  const door = await openFrontDoor({ ...settings, headers, startingPage: waitPage('The shop is starting.') });
  opened.defer(() => door.close());
  if (settings.mayTakeNextPort && door.port !== settings.port) {
    report(`Port ${settings.port} is already in use, so the shop uses ${door.port}`);
  }
  const publicUrl = settings.publicUrl ?? `http://localhost:${door.port}`;
  for (const warning of listUnsafeSettings(settings)) log.warn(warning);

  const tracing = await chooseTracing(settings, log);
  opened.defer(async () => tracing?.close());
  const database = await openDatabase(settings, log, report);
  opened.defer(() => database.close());
  tracing?.watchPool(database.pool);
  const files = await openFilePort(settings);
  await fillShop({ demo: settings.demo, db: database.db, files, report });

  const metrics = createMetrics();
  metrics.watchProcess();
  const { db } = database;
  const { databaseReportsUrl: reportsUrl } = settings;
  const reportsDatabase = reportsUrl ? openReportsDatabase({ url: reportsUrl, primary: db, log }) : undefined;
  opened.defer(async () => reportsDatabase?.close());
  const pictures = openPictures({ db, files, log });
  metrics.watchCache('picture', pictures.renditions.cacheSize);
  // The demo shows its emails in a mailbox of its own.
  const sendsNoEmail = !settings.smtp && !settings.demo;
  const shopParts = { db, origin: publicUrl, ...pictures, readClock, areVouchersSold, sendsNoEmail, log };
  const shop = await openShop(shopParts);
  opened.defer(() => shop.close());
  const mail = createMailPort({ settings, publicUrl, readShopProfile: shop.read, report });
  opened.defer(() => mail.close());

  const obtainOwnSecret = (name: string) => obtainSecret(db, name, settings.secretKey);
  const ownOrigins = listOwnOrigins(publicUrl, settings.demo ? door.port : undefined);
  const identity = await openIdentity({
    db,
    publicUrl,
    ownOrigins,
    google: settings.google,
    secretKey: settings.secretKey,
    firebase: settings.firebaseAuthentication,
    log,
  });
  const mailedLinks = createMailedLinks(await obtainOwnSecret('registration-links'), publicUrl);
  const rateLimiter = createRateLimiter(database.pool, settings.rateLimitFactor);
  const trackingSecret = await obtainOwnSecret('order-tracking');
  const contactSecret = await obtainOwnSecret('contact-form');
  const payments = await openPaymentPort({ settings, publicUrl, listeningPort: door.port, log });
  opened.defer(() => payments.close());
  const unsubscribeLinks = createUnsubscribeLinks(await obtainOwnSecret('unsubscribe'), publicUrl);
  const push = await openPushPort({ settings, db, publicUrl, readShopProfile: shop.read });
  opened.defer(() => push.close());
  const makeNightlyBackup = planNightlyBackups({ settings, db, pool: database.ownPool, files, log });
  metrics.watchBackups(() => readBackupRecord(db));
  const jobs = await openJobs({
    connection: database.connection,
    tasks: createTasks({
      db,
      identity,
      mail: mail.port,
      push: push.port,
      unsubscribeLinks,
      ...mailedLinks,
      pictures,
      publicUrl,
      payments: payments.port,
      trackingSecret,
      rateLimiter,
      readShopProfile: shop.read,
      readClock,
      makeNightlyBackup,
      log,
    }),
    countJob: metrics.countJob,
    tracer: tracing?.tracer,
    log,
    report,
  });
  opened.defer(() => jobs.stop());
  const accounts = await prepareAccounts(settings, { db, identity, log });

  const search = openSearch({ describeProduct, metrics });
  const catalogue = await openCatalogue({ db, followers: [search.follow], metrics, log });
  const content = await openContent({
    db,
    port: createContentPort({ settings, db, publicUrl }),
    readings: createStoredReadings(db),
    readShopProfile: shop.read,
    findProduct: catalogue.findProduct,
    log,
  });
  const discovery = openDiscovery({
    publicUrl,
    listProducts: catalogue.listAll,
    readContent: content.listAddresses,
    readShopProfile: shop.read,
    metrics,
  });
  const pages = await openPages({
    sources: { ...shop.reads, ...catalogue.reads, ...content.reads },
    server: door.server,
    hotReload,
    rateLimitFactor: settings.rateLimitFactor,
    publicUrl,
    pushHosts: push.browserHosts,
    metrics,
    log,
  });
  opened.defer(() => pages.close());

  const events = await openEvents({
    connection: database.connection,
    findOpenSessions: (ids) => findOpenSessions(db, ids, new Date()),
    log,
  });
  opened.defer(() => events.stop());

  const dropDependents = (names: ReadonlySet<DependencyName>) => {
    pages.dropDependents(names);
    discovery.dropDependents(names);
  };
  const takeOver: Readonly<Record<ChangeName, () => Promise<void>>> = {
    'shop-profile': () => shop.takeOver(dropDependents),
    catalogue: () => catalogue.takeOver(dropDependents),
    content: () => content.takeOver(dropDependents),
  };
  const changes = await followChanges({
    connection: database.connection,
    pool: database.pool,
    names: CHANGE_NAMES,
    log,
    onChange: (name) => takeOver[name](),
  });
  opened.defer(() => changes.stop());
  // What changed between the first reading and the beginning of the following would otherwise be missed.
  for (const name of CHANGE_NAMES) await takeOver[name]();

  const contentFollowing = content.follow(dropDependents);
  opened.defer(() => contentFollowing.stop());

  const app = createApp({
    log,
    tracer: tracing?.tracer,
    metrics,
    publicUrl,
    ownOrigins,
    trustedProxies: trustNetworks(settings.trustedProxies),
    db,
    reportsDatabase,
    identity,
    rateLimiter,
    callsAtOnce: createCallsAtOnce(settings.rateLimitFactor),
    knownBrowsers: createKnownBrowsers(await obtainOwnSecret('known-browsers'), publicUrl),
    securityLog: createSecurityLog({ db, secret: await obtainOwnSecret('security-log'), rateLimiter }),
    factorSecret: await obtainOwnSecret('second-factors'),
    ...mailedLinks,
    mail: mail.port,
    files,
    pictures,
    eventHub: events.hub,
    trackingSecret,
    contactSecret,
    payments: payments.port,
    push: push.port,
    unsubscribeLinks,
    demoSandbox: payments.demoSandbox,
    readClock,
    demo: settings.demo,
    isDemoPublic: settings.isDemoPublic,
    metricsToken: settings.metricsToken,
    readShopProfile: shop.read,
    brandFiles: shop.brandFiles,
    hasNightlyBackups: makeNightlyBackup !== undefined,
    examine: () =>
      examine({ ...settings, publicUrl }, createProbes(settings), { db, files, readShopProfile: shop.read }),
    catchUp: changes.catchUp,
    catalogue,
    search,
    discovery,
    contentPlace: findContentPlace(settings),
    readContentStatus: content.readStatus,
    staticFiles: pages.staticFiles,
    demoMailbox: mail.demoMailbox,
    respondWithPage: pages.respond,
    pingDatabase: () => database.pool.query('select 1'),
    isStopping: () => isStopping,
  });
  const cachedSources = [
    // Before the build's own icons, which it takes the place of.
    shop.brandFiles.cachedSource,
    ...pages.cachedSources,
    catalogue.cachedSource,
    search.cachedSource,
    pictures.cachedSource,
    discovery.cachedSource,
  ];
  door.open({
    cachedFor: joinCachedSources(cachedSources, metrics, log),
    fetch: app.fetch,
    middleware: pages.middleware,
  });

  // The door closes first and waits for requests under way, which still need everything behind it.
  const closing = opened.move();
  return {
    publicUrl,
    isOpen: !shop.read().isNotYetOpen,
    ...accounts,
    stop: async () => {
      isStopping = true;
      // Streams have no end of their own, and the door waits for every answer.
      events.hub.close();
      await door.close();
      await closing.disposeAsync();
    },
  };
}
