import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { ShopEvent } from '../../contract/events.ts';
import { BLANK_SHOP_PROFILE } from '../../domain/shop/profile.ts';
import type { StaffRole } from '../../domain/users/roles.ts';
import { createDatabaseContent } from '../adapters/content/database.ts';
import { openFolderFiles } from '../adapters/files/folder.ts';
import type { GoogleClient } from '../adapters/identity/better-auth.ts';
import type { IdentityToolkitOptions } from '../adapters/identity/firebase/identity-toolkit.ts';
import { createApp } from '../app.ts';
import { connectDatabase } from '../database/connect.ts';
import { type Database, openPool } from '../database/database.ts';
import { announceNews } from '../database/news.ts';
import { accounts, users } from '../database/schema/identity.ts';
import { examine } from '../doctor/examine.ts';
import { describeProduct } from '../features/catalogue/describe-product.ts';
import { openCatalogue } from '../features/catalogue/open-catalogue.ts';
import { openContent } from '../features/content/open-content.ts';
import { createStoredReadings } from '../features/content/stored-reading.store.ts';
import { openDiscovery } from '../features/discovery/open-discovery.ts';
import { createEventHub, type EventHub } from '../features/events/event-hub.ts';
import { openEvents } from '../features/events/open-events.ts';
import { createUnsubscribeLinks } from '../features/notifications/unsubscribe-links.ts';
import { openPictures } from '../features/pictures/open-pictures.ts';
import { openSearch } from '../features/search/open-search.ts';
import { findOpenSessions } from '../features/sessions/sessions.store.ts';
import { createBrandFiles } from '../features/shop/brand/brand-files.ts';
import { createMailedLinks } from '../features/users/mailed-links.ts';
import { createCallsAtOnce } from '../http/calls-at-once.ts';
import { UNKNOWN_ADDRESS } from '../http/client-address.ts';
import { createKnownBrowsers } from '../http/known-browsers.ts';
import { createMetrics } from '../http/metrics.ts';
import { createRateLimiter } from '../http/rate-limit.ts';
import { createSecurityLog } from '../http/security-log.ts';
import { createTasks } from '../jobs/create-tasks.ts';
import type { FilePort } from '../ports/files.ts';
import type { Mail, MailPort } from '../ports/mail.ts';
import type { PaymentPort } from '../ports/payments.ts';
import type { PushPort } from '../ports/push.ts';
import type { AppParts } from '../start/app-parts.ts';
import { openIdentity } from '../start/open-identity.ts';
import { NEW_SHOP_SETTINGS, NO_PROBES } from './new-shop-settings.ts';
import { SILENT_PUSH } from './push/silent-push.ts';
import { REMEMBERED_PASSWORDS } from './remembered-passwords.ts';
import { runWaitingJobs } from './run-waiting-jobs.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createVisitor } from './visitor.ts';

export const SHOP_URL = 'https://shop.example';
export const PASSWORD = 'three warm loaves at dawn';
export const OTHER_PASSWORD = 'seven cold pies for lunch';

const log = pino({ level: 'silent' });

/** `isAdmin` makes an owner. */
type NewTestUser = { readonly name?: string; readonly isAdmin?: boolean; readonly role?: StaffRole };

type ShopAppOptions = {
  /** For a second node on the same database. */
  readonly database?: TestDatabase;
  readonly files?: FilePort;
  readonly rateLimitFactor?: number;
  readonly publicUrl?: string;
  readonly google?: GoogleClient;
  /** Left out: passwords are kept in the shop. */
  readonly firebase?: IdentityToolkitOptions;
  /** Orders live by the clock; a test that holds it decides when it goes on. */
  readonly readClock?: () => Date;
  /** Left out: no stream hears of anything, and no connection is held for it. */
  readonly receivesNews?: boolean;
  readonly beatEveryMs?: number;
  /** Left out: posts and pages are written in the shop. */
  readonly contentPlace?: string;
  readonly readContentStatus?: AppParts['readContentStatus'];
  /** Left out: the shop takes no money over a provider. */
  readonly payments?: PaymentPort;
  /** Left out: a real shop. */
  readonly demo?: Partial<Pick<AppParts, 'isDemoPublic' | 'demoMailbox' | 'demoSandbox' | 'metricsToken'>>;
  /** Left out: it is open. */
  readonly isNotYetOpen?: true;
  /** Left out: pushes ring nowhere. */
  readonly push?: PushPort;
};

export type ShopApp = Awaited<ReturnType<typeof openShopApp>>;

/** The whole API on a database of the test's own, asked without a socket; mails are collected instead of sent. */
export async function openShopApp(options: ShopAppOptions = {}) {
  const { push = SILENT_PUSH } = options;
  const { rateLimitFactor = 1, publicUrl = SHOP_URL, google, readClock = () => new Date() } = options;
  const database = options.database ?? (await createTestDatabase());
  if (!options.database) onTestFinished(() => database.release());
  const pool = options.database ? await connectOnceMore(database) : database.pool;
  const db = openPool(pool);

  const mails: Mail[] = [];
  const { isNotYetOpen } = options;
  const readShopProfile = () => ({
    ...BLANK_SHOP_PROFILE,
    name: 'Oyin Bakes',
    ...(isNotYetOpen && { isNotYetOpen }),
  });
  const ownOrigins = [publicUrl];
  const mail: MailPort = {
    send: async (sent) => {
      mails.push(sent);
    },
  };
  const { firebase } = options;
  const identity = await openIdentity({
    db,
    publicUrl,
    ownOrigins,
    google,
    firebase,
    passwords: REMEMBERED_PASSWORDS,
    log,
  });
  const mailedLinks = createMailedLinks('the secret of these tests', publicUrl);
  const unsubscribeLinks = createUnsubscribeLinks('the unsubscribe secret of these tests', publicUrl);
  const files = options.files ?? (await openOwnFiles());
  const pictures = openPictures({ db, files, log });
  const brandFiles = createBrandFiles({ readMaster: pictures.readMaster, log });
  const trackingSecret = 'the tracking secret of these tests';
  const rateLimiter = createRateLimiter(pool, rateLimitFactor);
  const tasks = createTasks({
    rateLimiter,
    db,
    identity,
    mail,
    push,
    unsubscribeLinks,
    ...mailedLinks,
    pictures,
    publicUrl,
    trackingSecret,
    payments: options.payments,
    readShopProfile,
    readClock,
    makeNightlyBackup: undefined,
    log,
  });
  const eventHub = options.receivesNews ? await openHub(database, db, options.beatEveryMs) : createEventHub();
  onTestFinished(eventHub.close);
  const metrics = createMetrics();
  const search = openSearch({ describeProduct, metrics });
  const catalogue = await openCatalogue({ db, followers: [search.follow], metrics, log });
  const content = await openContent({
    db,
    port: createDatabaseContent(db),
    readings: createStoredReadings(db),
    readShopProfile,
    findProduct: catalogue.findProduct,
    log,
  });
  const discovery = openDiscovery({
    publicUrl,
    listProducts: catalogue.listAll,
    readContent: content.listAddresses,
    readShopProfile,
    metrics,
  });
  const app = createApp({
    log,
    metrics,
    metricsToken: undefined,
    demo: options.demo !== undefined,
    isDemoPublic: false,
    publicUrl,
    ownOrigins,
    // Requests come without a socket, as if from a proxy of ours.
    trustedProxies: (address) => address === UNKNOWN_ADDRESS,
    db,
    identity,
    rateLimiter,
    callsAtOnce: createCallsAtOnce(rateLimitFactor),
    knownBrowsers: createKnownBrowsers('the secret of known browsers in these tests', publicUrl),
    securityLog: createSecurityLog({ db, secret: 'the security log of these tests', rateLimiter }),
    factorSecret: 'the second factors of these tests',
    ...mailedLinks,
    mail,
    files,
    pictures,
    eventHub,
    trackingSecret,
    contactSecret: 'the contact secret of these tests',
    payments: options.payments,
    push,
    unsubscribeLinks,
    demoSandbox: undefined,
    readClock,
    readShopProfile,
    brandFiles,
    hasNightlyBackups: false,
    examine: () => examine(NEW_SHOP_SETTINGS, NO_PROBES, { db, files, readShopProfile }),
    catchUp: async () => {},
    catalogue,
    search,
    discovery,
    readContentStatus: options.readContentStatus ?? content.readStatus,
    contentPlace: options.contentPlace,
    staticFiles: new Map(),
    demoMailbox: undefined,
    respondWithPage: async () => new Response('A page', { status: 200 }),
    pingDatabase: () => pool.query('select 1'),
    isStopping: () => false,
    ...options.demo,
  });

  return {
    app,
    db,
    identity,
    database,
    files,
    pictures,
    eventHub,
    mails,
    /** What a node does when it hears of a change. */
    takeOverCatalogue: () => catalogue.takeOver(discovery.dropDependents),
    takeOverBrand: brandFiles.take,
    /** What pages show of posts and pages, on this node. */
    content: content.reads,
    takeOverContent: () => content.takeOver(discovery.dropDependents),
    /** What was announced so far has been heard: whoever listens from now on hears nothing of it. */
    async drainNews(): Promise<void> {
      // News come in the order in which they were announced.
      const id = randomUUID();
      const last = Promise.withResolvers<void>();
      const send = ({ kind }: ShopEvent) => kind === 'order' && last.resolve();
      const leave = eventHub.join(
        { session: undefined, trackedOrders: [id] },
        { send, beat: () => {}, close: () => {} },
      );
      await db.transaction((tx) => announceNews(tx, { kind: 'order', id, userId: null }));
      await last.promise;
      leave?.();
    },
    /** Every job whose time has come has been done. */
    settle: () => runWaitingJobs(pool, tasks),
    /** The same with the pauses that jobs were given over. */
    async settleDelayed(): Promise<void> {
      await pool.query('update graphile_worker._private_jobs set run_at = now()');
      await runWaitingJobs(pool, tasks);
    },
    visit: () => createVisitor(app, publicUrl),

    /** Somebody with a confirmed address and the password of all these tests. */
    async addUser(email: string, { name = 'Ada Obi', isAdmin, role }: NewTestUser = {}): Promise<string> {
      const userId = randomUUID();
      await db
        .insert(users)
        .values({ id: userId, email, name, role: role ?? (isAdmin ? 'owner' : null), emailVerified: true });
      const password = await REMEMBERED_PASSWORDS.hash(PASSWORD);
      await db.insert(accounts).values({ userId, accountId: userId, providerId: 'credential', password });
      return userId;
    },

    /** With a session as signing in opens it: the way through the password has tests of its own. */
    async signInUser(email: string, who: NewTestUser = {}) {
      const userId = await this.addUser(email, who);
      const visitor = createVisitor(app, publicUrl);
      const { cookies } = await identity.openSession(userId, {
        headers: new Headers(),
        clientAddress: '127.0.0.1',
      });
      for (const cookie of cookies) visitor.keepCookie(cookie);
      await visitor.fetchToken();
      return { ...visitor, userId, email };
    },
  };
}

async function openHub({ connection }: TestDatabase, db: Database, beatEveryMs?: number): Promise<EventHub> {
  const events = await openEvents({
    connection,
    findOpenSessions: (ids) => findOpenSessions(db, ids, new Date()),
    log,
    ...(beatEveryMs !== undefined && { beatEveryMs }),
  });
  onTestFinished(events.stop);
  return events.hub;
}

/** Nodes share no connections. */
async function connectOnceMore({ connection }: TestDatabase): Promise<Pool> {
  const { pool, close } = await connectDatabase({ connection, log });
  onTestFinished(close);
  return pool;
}

async function openOwnFiles(): Promise<FilePort> {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return openFolderFiles(folder.path);
}
