import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { BaseLogger } from 'pino';
import { CHANGE_NAMES, type ChangeName } from './change-names.ts';
import { type ConnectionConfig, toClientConfig } from './connect.ts';
import type { Transaction } from './database.ts';
import { keepListening } from './listen.ts';
import { dataVersions } from './schema/data-versions.ts';

const CHANNEL = 'oyin_changes';
const DEFAULT_POLL_EVERY_MS = 3_000;

/**
 * Tells every node, once the transaction commits, that its copy of `name` is out of date, and returns the version it
 * becomes. The version row stays locked until then, which keeps versions in the order of the commits: announce last, so
 * that others wait only briefly.
 */
export async function announceChange(tx: Transaction, name: ChangeName): Promise<number> {
  const { rows } = await tx.execute<{ version: string }>(sql`
    with bumped as (
      insert into ${dataVersions} (name, version) values (${name}, 1)
      on conflict (name) do update set version = ${dataVersions.version} + 1, changed_at = now()
      returning name, version
    )
    select version, pg_notify(${CHANNEL}, name) from bumped
  `);
  return Number(rows[0]?.version);
}

/**
 * Calls `onChange` once for every version that appears after this returns: at once by NOTIFY, otherwise by the next
 * poll. Several versions in a row may be reported as the newest alone. A version whose `onChange` fails is reported
 * again by the next poll, so a copy never stays out of date for good. `catchUp` waits for what is committed by now.
 */
export async function followChanges(options: {
  connection: ConnectionConfig;
  pool: Pool;
  names?: readonly ChangeName[];
  onChange: (name: ChangeName, version: number) => void | Promise<void>;
  log: Pick<BaseLogger, 'warn' | 'error'>;
  pollEveryMs?: number;
}): Promise<{ catchUp(): Promise<void>; stop(): Promise<void> }> {
  const { pool, names = CHANGE_NAMES, onChange, log, pollEveryMs = DEFAULT_POLL_EVERY_MS } = options;
  const stopping = new AbortController();
  const reported = await readVersions(pool);
  let look = Promise.resolve();
  let isLookWaiting = false;

  /** One look after the other; a look that has not begun yet serves everyone who asks meanwhile. */
  function lookForChanges(): Promise<void> {
    if (!isLookWaiting) {
      isLookWaiting = true;
      look = look.then(() => {
        isLookWaiting = false;
        return compareVersions();
      });
    }
    return look;
  }

  async function compareVersions(): Promise<void> {
    if (stopping.signal.aborted) return;
    try {
      const current = await readVersions(pool);
      for (const name of names) await report(name, current.get(name) ?? 0);
    } catch (error) {
      log.warn({ err: error }, 'the versions of changes could not be read');
    }
  }

  async function report(name: ChangeName, version: number): Promise<void> {
    if (stopping.signal.aborted || version <= (reported.get(name) ?? 0)) return;
    try {
      await onChange(name, version);
      reported.set(name, version);
    } catch (error) {
      log.error({ err: error, name, version }, 'a change could not be taken over');
    }
  }

  async function pollUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      await pause(pollEveryMs, undefined, { signal: stopping.signal }).catch(() => {});
      await lookForChanges();
    }
  }

  const listening = keepListening({
    config: { ...toClientConfig(options.connection), application_name: 'oyin changes' },
    channel: CHANNEL,
    onWake: lookForChanges,
    log,
  });
  await listening.firstAttempt;
  const polling = pollUntilStopped();

  return {
    catchUp: lookForChanges,
    async stop() {
      stopping.abort();
      await Promise.all([listening.stop(), polling, look]);
    },
  };
}

async function readVersions(pool: Pool): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string; version: string }>(
    'select name, version from data_versions',
  );
  return new Map(rows.map((row) => [row.name, Number(row.version)]));
}
