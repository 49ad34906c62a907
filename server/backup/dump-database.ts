import { escapeIdentifier, type PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { ArchiveEntry } from './tar.ts';

/** What belongs to running nodes and not to the shop. */
const LEFT_OUT = new Set(['job_workers', 'rate_limits']);
const PART_BYTES = 8 * 1024 * 1024;

export type TableColumns = { readonly name: string; readonly columns: readonly string[] };

/** The shop's tables with the columns that are stored; what the database computes by itself is computed again. */
export async function listTables(client: PoolClient): Promise<readonly TableColumns[]> {
  const { rows } = await client.query<TableColumns>(`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_name order by table_name
  `);
  return rows.filter(({ name }) => !LEFT_OUT.has(name));
}

/** The steps of the schema, by the dates they are known by. */
export async function listSteps(client: PoolClient): Promise<readonly number[]> {
  const { rows } = await client.query<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ at }) => Number(at));
}

/** A table's rows in the text form of COPY, cut into parts that fit in memory. A part may end within a row. */
export async function* dumpTable(
  client: PoolClient,
  { name, columns }: TableColumns,
): AsyncGenerator<ArchiveEntry> {
  const list = columns.map(escapeIdentifier).join(', ');
  const rows: AsyncIterable<Buffer> = client.query(
    copyTo(`copy (select ${list} from ${escapeIdentifier(name)}) to stdout`),
  );
  let part = 0;
  let waiting: Buffer[] = [];
  let length = 0;
  const take = () => {
    part += 1;
    const bytes = Buffer.concat(waiting);
    waiting = [];
    length = 0;
    return { name: writePartName(name, part), bytes };
  };
  for await (const chunk of rows) {
    waiting.push(chunk);
    length += chunk.length;
    if (length >= PART_BYTES) yield take();
  }
  if (length > 0) yield take();
}

const writePartName = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(6, '0')}.copy`;

export function readPartName(name: string): string | undefined {
  return /^tables\/([a-z_]+)\/\d{6}\.copy$/.exec(name)?.[1];
}

/** A job that still waits for its turn, without what only its queue knows. */
export type WaitingJob = {
  readonly task: string;
  readonly payload: unknown;
  readonly runAt: string;
  readonly maxAttempts: number;
  readonly key: string | null;
  readonly priority: number;
};

export async function listWaitingJobs(client: PoolClient): Promise<readonly WaitingJob[]> {
  // A shop that has never been open has no queue yet.
  const { rows: queue } = await client.query<{ name: string | null }>(
    `select to_regclass('graphile_worker._private_jobs')::text as name`,
  );
  if (!queue[0]?.name) return [];
  const { rows } = await client.query<WaitingJob>(`
    select tasks.identifier as task, payload, run_at as "runAt", max_attempts as "maxAttempts", key, priority
    from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where attempts < max_attempts
    order by jobs.id
  `);
  return rows;
}
