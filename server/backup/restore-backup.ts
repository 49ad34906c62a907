import { once } from 'node:events';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { MIGRATIONS_FOLDER } from '../database/migrate.ts';
import { migrateQueue } from '../jobs/migrate-queue.ts';
import type { FilePort } from '../ports/files.ts';
import { readArchive } from './archive.ts';
import { readPartName, type WaitingJob } from './dump-database.ts';
import { type BackupDescription, countRows, DESCRIPTION, FILES_FOLDER, JOBS } from './make-backup.ts';
import { DamagedArchive } from './tar.ts';

/** Why a backup was not restored, in one sentence for whoever asked for it. Nothing was changed. */
export class RestoreRefusal extends Error {
  override readonly name = 'RestoreRefusal';
}

/** Reads all of it once, before anything is touched. */
export async function checkBackup(path: string, passphrase: string | undefined): Promise<BackupDescription> {
  let description: BackupDescription | undefined;
  let pictures = 0;
  try {
    for await (const { name, bytes } of readArchive(path, passphrase)) {
      if (name === DESCRIPTION) description = JSON.parse(bytes.toString());
      if (name.startsWith(FILES_FOLDER)) pictures += 1;
    }
  } catch (error) {
    if (!(error instanceof DamagedArchive)) throw error;
    throw new RestoreRefusal(`The backup ${path} cannot be used: ${error.message}.`);
  }
  if (description?.format !== 1 || description.pictures !== pictures) {
    throw new RestoreRefusal(`The backup ${path} cannot be used: it was not made by this program.`);
  }
  const known = new Set(
    readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map((step) => step.folderMillis),
  );
  if (description.steps.some((step) => !known.has(step))) {
    throw new RestoreRefusal(`The backup ${path} was made by a newer version: update this one first.`);
  }
  return description;
}

export type RestoreTarget = { readonly pool: Pool; readonly files: FilePort };
type RestoreOptions = {
  readonly passphrase: string | undefined;
  /** Whether a shop that is there already may be replaced. */
  readonly replace: boolean;
};

/** The shop as it was, all of it or nothing: tables, waiting jobs and pictures. */
export async function restoreBackup(
  path: string,
  { pool, files }: RestoreTarget,
  { passphrase, replace }: RestoreOptions,
): Promise<BackupDescription> {
  const description = await checkBackup(path, passphrase);
  await migrateQueue(pool);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 5000');
    await refuseUnlessFree(client, replace);
    await client.query('begin');
    await clearDatabase(client);
    await takeSteps(client, description.steps);
    const links = await loosenLinks(client);
    await load(client, files, readArchive(path, passphrase), description);
    for (const statement of links) await client.query(statement);
    await compareCounts(client, description);
    await client.query('commit');
  } finally {
    client.release(true);
  }
  return description;
}

async function refuseUnlessFree(client: PoolClient, replace: boolean): Promise<void> {
  const { rows: others } = await client.query(`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'oyin changes' and pid <> pg_backend_pid()
  `);
  if (others.length > 0) throw new RestoreRefusal('The shop is still open: stop it on every node first.');
  const { rows } = await client.query<{ name: string | null }>(
    `select to_regclass('public.orders')::text as name`,
  );
  if (replace || !rows[0]?.name) return;
  const { rows: used } = await client.query('select 1 from products union all select 1 from orders limit 1');
  if (used.length > 0) {
    throw new RestoreRefusal('There is a shop here already: add --replace to put the backup in its place.');
  }
}

/** Only what our own steps make: the database may belong to others as well. */
async function clearDatabase(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop table %I.%I cascade', schemaname, tablename) as statement
    from pg_tables where schemaname in ('public', 'drizzle') and tableowner = current_user
    union all
    select format('drop function %s cascade', oid::regprocedure) from pg_proc
    where pronamespace = 'public'::regnamespace and proowner = current_user::regrole
      and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
  `);
  for (const { statement } of rows) await client.query(statement);
  await client.query('delete from graphile_worker._private_jobs');
}

/** As the migrator does, as far as the backup had come; the shop's next start takes the rest. */
async function takeSteps(client: PoolClient, taken: readonly number[]): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })) {
    if (!taken.includes(folderMillis)) continue;
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/** Rows come table by table, and some point at tables that come later. What was loosened is answered as statements that tie it again. */
async function loosenLinks(client: PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query<{ loosen: string; tie: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as loosen,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as tie
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  `);
  for (const { loosen } of rows) await client.query(loosen);
  return rows.map(({ tie }) => tie);
}

async function load(
  client: PoolClient,
  files: FilePort,
  entries: ReturnType<typeof readArchive>,
  { tables }: BackupDescription,
): Promise<void> {
  // Steps may put rows in; those of the backup replace them.
  for (const { name } of tables) await client.query(`delete from ${escapeIdentifier(name)}`);
  let writing: { readonly table: string; readonly rows: ReturnType<typeof openTable> } | undefined;
  const finishTable = async () => {
    writing?.rows.end();
    if (writing) await once(writing.rows, 'finish');
    writing = undefined;
  };
  for await (const { name, bytes } of entries) {
    const table = tables.find((each) => each.name === readPartName(name));
    if (writing && writing.table !== table?.name) await finishTable();
    if (table) {
      writing ??= { table: table.name, rows: openTable(client, table) };
      if (!writing.rows.write(bytes)) await once(writing.rows, 'drain');
    } else if (name === JOBS) {
      for (const job of JSON.parse(bytes.toString()) as WaitingJob[]) await addJob(client, job);
    } else if (name.startsWith(FILES_FOLDER)) {
      await files.put(name.slice(FILES_FOLDER.length), { bytes, contentType: 'image/webp' });
    }
  }
  await finishTable();
}

function openTable(client: PoolClient, { name, columns }: BackupDescription['tables'][number]) {
  const list = columns.map(escapeIdentifier).join(', ');
  return client.query(copyFrom(`copy ${escapeIdentifier(name)} (${list}) from stdin`));
}

async function addJob(client: PoolClient, job: WaitingJob): Promise<void> {
  await client.query(
    `select graphile_worker.add_job(identifier => $1, payload => $2::json, run_at => $3::timestamptz,
      max_attempts => $4::int, job_key => $5, priority => $6::int)`,
    [job.task, JSON.stringify(job.payload), job.runAt, job.maxAttempts, job.key, job.priority],
  );
}

async function compareCounts(client: PoolClient, { tables }: BackupDescription): Promise<void> {
  for (const table of tables) {
    const found = await countRows(client, table);
    if (found === table.rows) continue;
    throw new RestoreRefusal(
      `The table ${table.name} has ${found} rows instead of ${table.rows}: nothing was changed.`,
    );
  }
}
