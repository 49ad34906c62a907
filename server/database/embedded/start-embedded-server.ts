import { StartError } from '../../start/start-error.ts';
import type { ServerConnection } from '../connect.ts';
import { findBinaries } from './binaries.ts';
import { readOrCreateConnection } from './connection-file.ts';
import { createCluster, hasCluster } from './create-cluster.ts';
import { type DataFolder, prepareDataFolder } from './data-folder.ts';
import { type FreeBytesReader, readFreeBytes, requireFreeSpace } from './disk-space.ts';
import { explainFileFault } from './file-fault.ts';
import { LOOPBACK } from './free-port.ts';
import { type ReachedServer, reachServer, type ServerSite } from './reach-server.ts';
import { makeReachable } from './reachable-binaries.ts';
import type { ServerUser } from './run-program.ts';
import { chooseServerUser, mayEnterOrRun } from './server-user.ts';
import { ensureShopDatabase, SHOP_NAME } from './shop-database.ts';
import { takeShopLock } from './shop-lock.ts';
import { clearWorkshops } from './workshop.ts';

export type StartOptions = {
  readonly dataDir: string;
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
    const { site, isNew } = await prepareSite(options);
    options.report?.('Starting the database');
    const server = await reachServer(site);
    const connection = await openShopDatabase(server, site);
    const lock = await takeShopLock(connection, site.folder.dataDir);
    return {
      connection,
      outcome: isNew && server.outcome === 'started' ? 'created' : server.outcome,
      async stop() {
        await lock.release();
        await server.stop();
      },
    };
  } catch (error) {
    throw explainFileFault(error, options.dataDir);
  }
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
  const kept = await readOrCreateConnection(folder, !isNew);
  if (isNew) {
    report(`Creating the database in ${folder.dataDir}`);
    await createCluster({ folder, binaries, user, adminPassword: kept.adminPassword });
  }
  return { site: { folder, binaries, user, kept, report }, isNew };
}

async function requireReachableFolder(folder: DataFolder, user: ServerUser | undefined): Promise<void> {
  if (!user || (await mayEnterOrRun(user, folder.home))) return;
  throw new StartError(
    `PostgreSQL runs as the user ${user.name} instead of root, and that user cannot reach ${folder.dataDir}: set DATA_DIR to a folder it can reach, such as /var/lib/oyin.`,
  );
}

/** A server that was launched a moment ago and turns out to be of no use is stopped again. */
async function openShopDatabase(server: ReachedServer, { kept }: ServerSite): Promise<ServerConnection> {
  try {
    await ensureShopDatabase(server.admin, kept.shopPassword);
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
    password: kept.shopPassword,
    database: SHOP_NAME,
  };
}
