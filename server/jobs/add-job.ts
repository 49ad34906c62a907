import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { nameOrigin } from './job-origin.ts';
import type { JobName, JobPayload } from './job-table.ts';

/** The pauses in between grow from seconds to hours: the last attempt is about 16 hours after the first. */
const MAX_ATTEMPTS = 12;

type JobOptions = {
  readonly runAt?: Date;
  /** From now on, by the clock of the queue. */
  readonly delayMs?: number;
  /** A waiting job with the same key is replaced by this one. */
  readonly key?: string;
  /** What has a lower number is done first. */
  readonly priority?: number;
};

/** Inside a transaction the job is there exactly if the change is; nobody has to remember to do it afterwards. */
export async function addJob<Name extends JobName>(
  db: Database | Transaction,
  name: Name,
  payload: JobPayload<Name>,
  { runAt, delayMs, key, priority = 0 }: JobOptions = {},
): Promise<void> {
  const startAt =
    delayMs === undefined
      ? (runAt?.toISOString() ?? null)
      : sql`now() + ${delayMs}::int * interval '1 millisecond'`;
  await db.execute(sql`
    select graphile_worker.add_job(
      identifier => ${name}::text,
      payload => ${JSON.stringify({ ...payload, ...nameOrigin() })}::json,
      run_at => (${startAt})::timestamptz,
      max_attempts => ${MAX_ATTEMPTS}::int,
      job_key => ${key ?? null}::text,
      priority => ${priority}::int
    )
  `);
}

/** For a statement that adds one job for each of its rows; `payload`, with its origin, and `delayMs` are expressions over them. */
export function callAddJob(
  name: JobName,
  payload: SQL,
  { priority = 0, delayMs = sql`0` }: { readonly priority?: number; readonly delayMs?: SQL } = {},
): SQL {
  return sql`graphile_worker.add_job(
    identifier => ${name}::text,
    payload => ${payload},
    run_at => now() + ${delayMs}::int * interval '1 millisecond',
    max_attempts => ${MAX_ATTEMPTS}::int,
    priority => ${priority}::int
  )`;
}
