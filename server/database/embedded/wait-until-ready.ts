import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../start/start-error.ts';
import { ADMIN_USER } from './create-cluster.ts';
import type { DataFolder } from './data-folder.ts';
import { LOOPBACK } from './free-port.ts';

const TRY_EVERY_MS = 50;
const SILENCE_TIMEOUT_MS = 60_000;
const TELL_AFTER_MS = 3_000;

/** What PostgreSQL answers while it starts up, recovers or shuts down. */
const CANNOT_CONNECT_NOW = '57P03';
const TOO_MANY_CONNECTIONS = '53300';

/**
 * Connects as the administrator as soon as the server lets anybody in. Undefined when the server ends instead. A
 * recovery may take as long as it needs: while the server answers that it is busy, only the person waiting is told.
 */
export async function waitUntilReady(options: {
  folder: DataFolder;
  port: number;
  password: string;
  hasEnded: () => boolean | Promise<boolean>;
  report: (message: string) => void;
}): Promise<pg.Client | undefined> {
  const { folder, port, password, report } = options;
  const begun = Date.now();
  let lastSign = begun;
  let isTold = false;
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
      if (!isTold && Date.now() - begun > TELL_AFTER_MS) {
        isTold = true;
        report(`Waiting for the database: ${error instanceof Error ? error.message : error}`);
      }
      await pause(TRY_EVERY_MS);
    }
  }
  return undefined;
}
