import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../start/start-error.ts';
import type { ServerConnection } from '../connect.ts';

const LOCK_NAME = 'oyin: one shop for each data folder';
const TRY_EVERY_MS = 100;
/** PostgreSQL needs a moment to notice that the shop before us was killed. */
const TRY_FOR_MS = 3_000;
const RETAKE_AFTER_MS = 1_000;

export type ShopLock = { release(): Promise<void> };

/**
 * Held by a connection of its own for as long as the shop runs: who holds it may stop the server. When the connection
 * is lost, because PostgreSQL restarted itself, the lock is taken again.
 */
export async function takeShopLock(connection: ServerConnection, dataDir: string): Promise<ShopLock> {
  let isReleased = false;
  let holder: pg.Client | undefined;
  let nextAttempt: NodeJS.Timeout | undefined;

  async function take(): Promise<boolean> {
    holder = await connectAndLock(connection);
    holder?.once('end', takeAgainSoon);
    return holder !== undefined;
  }

  function takeAgainSoon(): void {
    if (isReleased) return;
    nextAttempt = setTimeout(async () => {
      const isTaken = await take().catch(() => false);
      if (!isTaken) takeAgainSoon();
    }, RETAKE_AFTER_MS);
    nextAttempt.unref();
  }

  if (!(await take())) throw new StartError(`Another shop is already running on the data folder ${dataDir}.`);
  return {
    async release() {
      isReleased = true;
      clearTimeout(nextAttempt);
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
