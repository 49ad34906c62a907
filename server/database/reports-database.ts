import pg from 'pg';
import type { BaseLogger } from 'pino';
import { toClientConfig } from './connect.ts';
import { type Database, openPool } from './database.ts';

/** Reports are read by one or two people. */
const MAX_CONNECTIONS = 2;
/** Whoever waits for a report is better served by the primary than by a longer wait. */
const CONNECTION_TIMEOUT_MS = 2_000;
/** A copy older than this while the primary is ahead of it does not count as following. */
const BEHIND_MAX_SECONDS = 30;

type StandbyState = { readonly follows: boolean; readonly isCaughtUp: boolean; readonly isRecent: boolean };

export type ReportsDatabase = ReturnType<typeof openReportsDatabase>;

/**
 * A server that follows the primary, for reading what is long and need not be of this very second. One that is away, behind or
 * gives up in between is not waited for: the primary reads instead.
 */
export function openReportsDatabase(options: {
  readonly url: string;
  readonly primary: Database;
  readonly log: Pick<BaseLogger, 'warn'>;
}) {
  const { url, primary, log } = options;
  const pool = new pg.Pool({
    ...toClientConfig({ connectionString: url }),
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    max: MAX_CONNECTIONS,
  });
  pool.on('error', () => {});
  const standby = openPool(pool);

  /** Why the standby is of no use now; undefined: it is. */
  async function findFault(): Promise<string | undefined> {
    const { rows } = await primary.$client.query<{ position: string }>(
      'select pg_current_wal_lsn()::text as position',
    );
    const { rows: states } = await pool.query<StandbyState>(
      `select pg_is_in_recovery() as "follows",
         coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "isCaughtUp",
         coalesce(now() - pg_last_xact_replay_timestamp() < $2::int * interval '1 second', false) as "isRecent"`,
      [rows[0]?.position, BEHIND_MAX_SECONDS],
    );
    const [state] = states;
    if (!state?.follows) return 'it follows no other server';
    return state.isCaughtUp || state.isRecent ? undefined : 'it is behind';
  }

  return {
    /** An away server says why by its code; its message would name the address. */
    findFault: () => findFault().catch(describeFault),

    /** `work` only reads, and may run a second time, on the primary. */
    async read<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
      let reason: string | undefined;
      try {
        reason = await findFault();
        if (reason === undefined) return await work(standby);
      } catch (error) {
        reason = describeFault(error);
      }
      log.warn({ reason }, 'The standby cannot be used for reports, so the primary reads them');
      return work(primary);
    },

    close: () => pool.end(),
  };
}

function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return 'it does not answer';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? 'it does not answer' : describeFault(error.cause);
}
