import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../start/start-error.ts';
import type { Binaries } from './binaries.ts';
import { keepPort, type StoredConnection } from './connection-file.ts';
import { ADMIN_USER } from './create-cluster.ts';
import type { DataFolder } from './data-folder.ts';
import { findFileFault } from './file-fault.ts';
import { findFreePort, isPortFree, LOOPBACK } from './free-port.ts';
import { launchPostmaster } from './launch.ts';
import { disownLockFile, findPostmaster, isPostmaster, stopPostmaster } from './postmaster.ts';
import type { ServerUser } from './run-program.ts';

const TRY_EVERY_MS = 50;
const SILENCE_TIMEOUT_MS = 60_000;
const NOTIFY_AFTER_MS = 3_000;

/** What PostgreSQL answers while it starts up, recovers or shuts down. */
const CANNOT_CONNECT_NOW = '57P03';
const TOO_MANY_CONNECTIONS = '53300';

/**
 * Connects as the administrator as soon as the server lets anybody in. Undefined when the server ends instead. A
 * recovery may take as long as it needs: while the server answers that it is busy, only the person waiting is told.
 */
async function waitUntilReady(options: {
  folder: DataFolder;
  port: number;
  password: string;
  hasEnded: () => boolean | Promise<boolean>;
  report: (message: string) => void;
}): Promise<pg.Client | undefined> {
  const { folder, port, password, report } = options;
  const begun = Date.now();
  let lastSign = begun;
  let isNotified = false;
  while (!(await options.hasEnded())) {
    const client = new pg.Client({
      host: LOOPBACK,
      port,
      user: ADMIN_USER,
      password,
      database: 'postgres',
      connectionTimeoutMillis: 5_000,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end();
      if (error instanceof pg.DatabaseError) {
        lastSign = Date.now();
        if (error.code !== CANNOT_CONNECT_NOW && error.code !== TOO_MANY_CONNECTIONS) {
          throw new StartError(`The database in ${folder.clusterDir} cannot be opened: ${error.message}.`);
        }
      }
      if (Date.now() - lastSign > SILENCE_TIMEOUT_MS) {
        throw new StartError(`PostgreSQL does not answer; its log is ${folder.logFile}.`);
      }
      if (!isNotified && Date.now() - begun > NOTIFY_AFTER_MS) {
        isNotified = true;
        report(`Waiting for the database: ${error instanceof Error ? error.message : error}`);
      }
      await pause(TRY_EVERY_MS);
    }
  }
  return undefined;
}

const RETRY_EVERY_MS = 250;
const RETRY_FOR_MS = 20_000;

/**
 * Reasons that pass: children of a killed server that have not noticed yet, a rival that starts at the same moment, a
 * port that somebody took between our look and the launch.
 */
const PASSING_FAULT =
  /pre-existing shared memory block|lock file "postmaster.pid" (already exists|is empty)|could not create any TCP\/IP sockets/;
const UNCLEAN_STOP = /database system was (not properly shut down|interrupted)/;

export type ServerSite = {
  readonly folder: DataFolder;
  readonly binaries: Binaries;
  readonly user: ServerUser | undefined;
  readonly stored: StoredConnection;
  readonly settings?: Readonly<Record<string, string>> | undefined;
  readonly report: (message: string) => void;
};

export type ReachedServer = {
  readonly outcome: 'started' | 'recovered' | 'attached';
  readonly port: number;
  readonly admin: pg.Client;
  stop(): Promise<void>;
};

/** Connects to the server that already runs on these data, or starts one. */
export async function reachServer(site: ServerSite): Promise<ReachedServer> {
  const deadline = Date.now() + RETRY_FOR_MS;
  for (;;) {
    const reached = (await attach(site)) ?? (await launch(site, deadline));
    if (reached) return reached;
    await pause(RETRY_EVERY_MS);
  }
}

async function attach({ folder, stored, report }: ServerSite): Promise<ReachedServer | undefined> {
  const running = await findPostmaster(folder);
  if (!running) return undefined;
  const { pid, port } = running;
  const admin = await waitUntilReady({
    folder,
    port,
    password: stored.adminPassword,
    hasEnded: async () => !(await isPostmaster(pid, folder)),
    report,
  });
  if (!admin) return undefined;
  await keepPort(folder, stored, port);
  return { outcome: 'attached', port, admin, stop: () => stopPostmaster(pid, folder) };
}

async function launch(site: ServerSite, deadline: number): Promise<ReachedServer | undefined> {
  const { folder, stored, report } = site;
  await disownLockFile(folder);
  const port = (await isPortFree(stored.port)) ? stored.port : await findFreePort();
  await keepPort(folder, stored, port);
  const launched = await launchPostmaster({ ...site, port });
  const { stop, hasEnded } = launched;
  try {
    const admin = await waitUntilReady({ folder, port, password: stored.adminPassword, hasEnded, report });
    const log = await launched.readLog();
    if (admin) return { outcome: UNCLEAN_STOP.test(log) ? 'recovered' : 'started', port, admin, stop };
    if (PASSING_FAULT.test(log) && Date.now() < deadline) return undefined;
    throw describeFailedStart(log, folder);
  } catch (error) {
    await stop();
    throw error;
  }
}

function describeFailedStart(log: string, folder: DataFolder): StartError {
  const faults = [...log.matchAll(/(?:FATAL|PANIC): +(.*)/g)].map(([, reason]) => reason);
  // That it is still starting up is only what it told us while we tried to connect.
  const reason =
    faults.find((fault) => !fault?.startsWith('the database system is')) ?? 'it stopped right away';
  return (
    findFileFault(log, folder.dataDir) ??
    new StartError(`PostgreSQL did not start: ${reason}; its log is ${folder.logFile}.`)
  );
}
