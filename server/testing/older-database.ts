import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { connectDatabase } from '../database/connect.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { createEmptyDatabase } from './test-database.ts';

const MIGRATIONS_FOLDER = join(import.meta.dirname, '..', 'database', 'migrations');

/** The database as it was before the migration of this name. */
export async function openOlderDatabase(migration: string): Promise<Pool> {
  const database = await createEmptyDatabase();
  onTestFinished(() => database.release());
  const { pool, close } = await connectDatabase({
    connection: database.connection,
    log: pino({ level: 'silent' }),
  });
  onTestFinished(close);
  await using folder = await makeTemporaryFolder();
  await cp(MIGRATIONS_FOLDER, folder.path, { recursive: true });
  const journalFile = join(folder.path, 'meta', '_journal.json');
  const journal: { readonly entries: readonly { readonly tag: string }[] } = JSON.parse(
    await readFile(journalFile, 'utf8'),
  );
  const steps = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${migration}`));
  if (steps < 0) throw new Error(`There is no migration ${migration}.`);
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, steps) }));
  await migrateDatabase(pool, { migrationsFolder: folder.path });
  return pool;
}
