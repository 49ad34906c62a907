import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import { openConnection } from './database.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
const MIGRATION_LOCK = 'oyin: migrations';

/**
 * Brings the database to the newest schema. Nodes that start together wait for each other, and all steps that are
 * missing happen in one transaction: a step that fails leaves the schema as it was.
 */
export async function migrateDatabase(pool: Pool, migrationsFolder = MIGRATIONS_FOLDER): Promise<void> {
  const client = await pool.connect();
  try {
    // A step may rewrite a large table, and the wait for another node is as long as its steps.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [MIGRATION_LOCK]);
    await migrate(openConnection(client), { migrationsFolder });
    await refuseSkippedSteps(client, migrationsFolder);
  } finally {
    // Closing the connection gives the lock back and forgets the settings above.
    client.release(true);
  }
}

/** Drizzle compares dates alone, so a step merged after a younger one was applied would be passed over in silence. */
async function refuseSkippedSteps(client: PoolClient, migrationsFolder: string): Promise<void> {
  const { rows } = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations',
  );
  const applied = new Set(rows.map((row) => Number(row.created_at)));
  const skipped = readMigrationFiles({ migrationsFolder }).filter((step) => !applied.has(step.folderMillis));
  if (skipped.length > 0) {
    const dates = skipped.map((step) => new Date(step.folderMillis).toISOString()).join(', ');
    throw new Error(
      `Migration steps older than the newest one applied were never run: generate them again (${dates}).`,
    );
  }
}
