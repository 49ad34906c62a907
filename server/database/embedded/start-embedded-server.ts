import { statfs } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../start/start-error.ts';
import type { ServerConnection } from '../connect.ts';
import { findBinaries } from './binaries.ts';
import { readOrCreateConnection } from './connection-file.ts';
import { createCluster, hasCluster } from './create-cluster.ts';
import { type DataFolder, prepareDataFolder } from './data-folder.ts';
import { explainFileFault } from './file-fault.ts';
import { LOOPBACK } from './free-port.ts';
import { type ReachedServer, reachServer, type ServerSite } from './reach-server.ts';
import { makeReachable } from './reachable-binaries.ts';
import type { ServerUser } from './run-program.ts';
import { chooseServerUser, mayEnterOrRun } from './server-user.ts';
import { ensureShopDatabase, SHOP_NAME } from './shop-database.ts';
import { clearWorkshops } from './workshop.ts';

const LOCK_NAME = 'oyin: one shop for each data folder';
const TRY_EVERY_MS = 100;
/** PostgreSQL needs a moment to notice that the shop before us was killed. */
const TRY_FOR_MS = 3_000;
const RETAKE_AFTER_MS = 1_000;

type ShopLock = { release(): Promise<void> };

/**
 * Held by a connection of its own for as long as the shop runs: who holds it may stop the server. When the connection
 * is lost, because PostgreSQL restarted itself or was killed, the server is looked after and the lock taken again.
 */
async function takeShopLock(
  connection: ServerConnection,
  dataDir: string,
  revive: () => Promise<void>,
): Promise<ShopLock> {
  let isReleased = false;
  let holder: pg.Client | undefined;
  let nextAttempt: NodeJS.Timeout | undefined;
  let attempt: Promise<boolean> | undefined;

  async function take(): Promise<boolean> {
    holder = await connectAndLock(connection);
    holder?.once('end', takeAgainSoon);
    return holder !== undefined;
  }

  function takeAgainSoon(): void {
    if (isReleased) return;
    nextAttempt = setTimeout(async () => {
      attempt = revive()
        .then(take)
        .catch(() => false);
      if (!(await attempt)) takeAgainSoon();
    }, RETAKE_AFTER_MS);
    nextAttempt.unref();
  }

  if (!(await take())) throw new StartError(`Another shop is already running on the data folder ${dataDir}.`);
  return {
    async release() {
      isReleased = true;
      clearTimeout(nextAttempt);
      await attempt;
      await holder?.end();
    },
  };
}

async function connectAndLock(connection: ServerConnection): Promise<pg.Client | undefined> {
  const client = new pg.Client({ ...connection, application_name: 'oyin shop lock', keepAlive: true });
  client.on('error', () => {});
  const deadline = Date.now() + TRY_FOR_MS;
  try {
    await client.connect();
    for (;;) {
      const { rows } = await client.query<{ isTaken: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isTaken"',
        [LOCK_NAME],
      );
      if (rows[0]?.isTaken) return client;
      if (Date.now() > deadline) break;
      await pause(TRY_EVERY_MS);
    }
  } catch (error) {
    await client.end();
    throw error;
  }
  await client.end();
  return undefined;
}

export type StartOptions = {
  readonly dataDir: string;
  /** In place of those that keep data safe, for data that need not outlive the machine. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Tells the person who waits what is going on. */
  readonly report?: (message: string) => void;
  readonly readFreeBytes?: FreeBytesReader;
};

export type EmbeddedServer = {
  readonly connection: ServerConnection;
  /**
   * `attached`: the server of a shop that was killed was still running. `recovered`: it was killed as well, and
   * PostgreSQL has repaired its data from its log.
   */
  readonly outcome: 'created' | 'started' | 'recovered' | 'attached';
  stop(): Promise<void>;
};

/** The shop's own PostgreSQL on its data folder, ready to use; `stop` ends it whoever started it. */
export async function startEmbeddedServer(options: StartOptions): Promise<EmbeddedServer> {
  try {
    const { server, site, connection, isNew } = await reachSite(options);
    let running = server;
    const lock = await takeShopLock(connection, site.folder.dataDir, async () => {
      running = await reachAgain(site, connection.port);
    });
    return {
      connection,
      outcome: isNew && server.outcome === 'started' ? 'created' : server.outcome,
      async stop() {
        await lock.release();
        await running.stop();
      },
    };
  } catch (error) {
    throw explainFileFault(error, options.dataDir);
  }
}

/** A machine that runs out of memory kills PostgreSQL and not the shop: nobody else would start it again. */
async function reachAgain(site: ServerSite, port: number): Promise<ReachedServer> {
  const reached = await reachServer({ ...site, stored: { ...site.stored, port } });
  await reached.admin.end();
  if (reached.port === port) return reached;
  await reached.stop();
  throw new Error(`The port ${port}, where the shop looks for its database, is taken by something else.`);
}

/** For a command beside the shop: the server of a shop that is open is used and left running. */
export async function joinEmbeddedServer(
  options: StartOptions,
): Promise<Pick<EmbeddedServer, 'connection' | 'stop'>> {
  try {
    const { server, connection } = await reachSite(options);
    const holder = await connectAndLock(connection);
    if (!holder) return { connection, stop: async () => {} };
    return {
      connection,
      async stop() {
        await holder.end();
        await server.stop();
      },
    };
  } catch (error) {
    throw explainFileFault(error, options.dataDir);
  }
}

async function reachSite(options: StartOptions) {
  const { site, isNew } = await prepareSite(options);
  options.report?.('Starting the database');
  const server = await reachServer(site);
  return { server, site, isNew, connection: await openShopDatabase(server, site) };
}

/** Everything a server needs before it can run: a folder, an account, programs, passwords and data. */
async function prepareSite(options: StartOptions): Promise<{ site: ServerSite; isNew: boolean }> {
  const report = options.report ?? (() => {});
  const folder = await prepareDataFolder(options.dataDir);
  const user = await chooseServerUser(folder.clusterDir);
  await requireReachableFolder(folder, user);
  await clearWorkshops(folder);
  const isNew = !(await hasCluster(folder));
  if (isNew) await requireFreeSpace(folder.dataDir, options.readFreeBytes ?? readFreeBytes);
  const binaries = await makeReachable(findBinaries(), folder, user);
  const stored = await readOrCreateConnection(folder, !isNew);
  if (isNew) {
    report(`Creating the database in ${folder.dataDir}`);
    await createCluster({ folder, binaries, user, adminPassword: stored.adminPassword });
  }
  return { site: { folder, binaries, user, stored, settings: options.settings, report }, isNew };
}

async function requireReachableFolder(folder: DataFolder, user: ServerUser | undefined): Promise<void> {
  if (!user || (await mayEnterOrRun(user, folder.home))) return;
  throw new StartError(
    `PostgreSQL runs as the user ${user.name} instead of root, and that user cannot reach ${folder.dataDir}: set DATA_DIR to a folder it can reach, such as /var/lib/oyin.`,
  );
}

/** A server that was launched a moment ago and turns out to be of no use is stopped again. */
async function openShopDatabase(server: ReachedServer, { stored }: ServerSite): Promise<ServerConnection> {
  try {
    await ensureShopDatabase(server.admin, stored.shopPassword);
  } catch (error) {
    if (server.outcome !== 'attached') await server.stop();
    throw error;
  } finally {
    await server.admin.end();
  }
  return {
    host: LOOPBACK,
    port: server.port,
    user: SHOP_NAME,
    password: stored.shopPassword,
    database: SHOP_NAME,
  };
}

const BYTES_PER_MB = 1024 * 1024;
const NEEDED_MB = 300;

type FreeBytesReader = (folder: string) => Promise<number>;

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Asked before the first byte is written: a database that runs full while it is made helps nobody. */
async function requireFreeSpace(folder: string, readFree: FreeBytesReader): Promise<void> {
  const freeBytes = await readFree(folder);
  if (freeBytes >= NEEDED_MB * BYTES_PER_MB) return;
  throw new StartError(
    `The database needs ${NEEDED_MB} MB of free disk space in ${folder}, but only ${Math.floor(freeBytes / BYTES_PER_MB)} MB are left.`,
  );
}
