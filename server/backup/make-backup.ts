import type { Pool, PoolClient } from 'pg';
import { PICTURES_READ_LOCK } from '../database/lock-names.ts';
import { FileFault, type FilePort } from '../ports/files.ts';
import { writeArchive } from './archive.ts';
import { dumpTable, listSteps, listTables, listWaitingJobs, type TableColumns } from './dump-database.ts';
import type { ArchiveEntry } from './tar.ts';

/** The first entry of a backup: what it is, and what it takes to read the others. */
export type BackupDescription = {
  readonly format: 1;
  readonly at: string;
  /** The steps that the schema had taken. */
  readonly steps: readonly number[];
  readonly tables: readonly (TableColumns & { readonly rows: number })[];
  readonly pictures: number;
};

export const DESCRIPTION = 'backup.json';
export const JOBS = 'jobs.json';
export const FILES_FOLDER = 'files/';

export type BackupParts = {
  readonly pool: Pool;
  readonly files: FilePort;
  /** Where the file lies that a picture is made from; all its other sizes can be made again. */
  readonly writeMasterKey: (pictureId: string) => string;
};

/**
 * Writes everything the shop has into one file while it stays open: the database as it was at one moment, and the pictures that
 * belong to it. Until the end no picture is cleaned up.
 */
export async function makeBackup(
  path: string,
  parts: BackupParts,
  { passphrase, at = new Date() }: { readonly passphrase: string | undefined; readonly at?: Date },
): Promise<BackupDescription> {
  const client = await parts.pool.connect();
  try {
    await client.query(
      'set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set synchronize_seqscans = off',
    );
    await client.query('select pg_advisory_lock_shared(hashtextextended($1, 0))', [PICTURES_READ_LOCK]);
    await client.query('begin isolation level repeatable read read only');
    const description = await describeDatabase(client, at);
    await writeArchive(path, listEntries(client, parts, description), { passphrase, at });
    return description;
  } finally {
    // Closing the connection ends the transaction and gives the lock back.
    client.release(true);
  }
}

async function describeDatabase(client: PoolClient, at: Date): Promise<BackupDescription> {
  const tables = [];
  for (const table of await listTables(client))
    tables.push({ ...table, rows: await countRows(client, table) });
  const pictures = tables.find(({ name }) => name === 'pictures')?.rows ?? 0;
  return { format: 1, at: at.toISOString(), steps: await listSteps(client), tables, pictures };
}

export async function countRows(client: PoolClient, { name }: Pick<TableColumns, 'name'>): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from ${client.escapeIdentifier(name)}`,
  );
  return rows[0]?.count ?? 0;
}

async function* listEntries(
  client: PoolClient,
  { files, writeMasterKey }: BackupParts,
  description: BackupDescription,
): AsyncGenerator<ArchiveEntry> {
  yield { name: DESCRIPTION, bytes: Buffer.from(JSON.stringify(description, null, 2)) };
  yield { name: JOBS, bytes: Buffer.from(JSON.stringify(await listWaitingJobs(client))) };
  for (const table of description.tables) yield* dumpTable(client, table);
  const { rows } = await client.query<{ id: string }>('select id from pictures order by id');
  for (const { id } of rows) {
    const key = writeMasterKey(id);
    const bytes = await files.get(key);
    if (!bytes)
      throw new FileFault(`A picture's file is missing (${key}): the backup would not be complete.`);
    yield { name: FILES_FOLDER + key, bytes };
  }
}
