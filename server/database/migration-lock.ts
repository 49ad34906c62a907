import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { StartError } from '../start/start-error.ts';

const LOOK_EVERY_MS = 250;
/** A step may rewrite a large table, and the wait for another node is as long as its steps. */
const PATIENCE_MS = 10 * 60_000;

export type MigrationWait = {
  /** Tells the person who starts the shop for whom it waits. */
  readonly report?: (step: string) => void;
  readonly patienceMs?: number;
};

/**
 * Takes the lock of this name for as long as the connection lives. Asked for again and again instead of waited for, so that
 * the wait has an end and can be explained.
 */
export async function takeMigrationLock(
  client: PoolClient,
  name: string,
  { report = () => {}, patienceMs = PATIENCE_MS }: MigrationWait = {},
): Promise<void> {
  const givenUpAt = performance.now() + patienceMs;
  for (let isReported = false; !(await tryLock(client, name)); isReported = true) {
    const isOver = performance.now() >= givenUpAt;
    if (isOver || !isReported) {
      const holder = await describeHolder(client, name);
      if (isOver) {
        throw new StartError(
          `The tables cannot be brought up to date because ${holder} has been doing so for too long: stop it, or wait and start again.`,
        );
      }
      report(`Waiting for ${holder} to bring the tables up to date`);
    }
    await pause(LOOK_EVERY_MS);
  }
}

async function tryLock(client: PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query<{ isTaken: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isTaken"',
    [name],
  );
  return rows[0]?.isTaken === true;
}

type Holder = { readonly pid: number; readonly address: string; readonly since: Date | null };

/** A bigint's lock is listed by its two halves. */
async function describeHolder(client: PoolClient, name: string): Promise<string> {
  const { rows } = await client.query<Holder>(
    `select pid, coalesce(host(client_addr), 'this machine') as address, backend_start as since
     from pg_locks left join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and objsubid = 1
       and pg_locks.database = (select oid from pg_database where datname = current_database())
       and (classid::bigint << 32) | objid::bigint = hashtextextended($1, 0)`,
    [name],
  );
  const [holder] = rows;
  if (!holder) return 'another node';
  const since = holder.since ? `, connected since ${holder.since.toISOString()}` : '';
  return `another node (at ${holder.address}, PostgreSQL process ${holder.pid}${since})`;
}
