import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import { StartError } from '../start/start-error.ts';
import { openConnection } from './database.ts';
import { type MigrationWait, takeMigrationLock } from './migration-lock.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
const MIGRATION_LOCK = 'oyin: migrations';

type MigrationOptions = MigrationWait & { readonly migrationsFolder?: string };

/**
 * Brings the database to the newest schema. Nodes that start together wait for each other, and all steps that are
 * missing happen in one transaction: a step that fails leaves the schema as it was.
 */
export async function migrateDatabase(
  pool: Pool,
  { migrationsFolder = MIGRATIONS_FOLDER, ...wait }: MigrationOptions = {},
): Promise<void> {
  const client = await pool.connect();
  try {
    // A step may rewrite a large table.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await takeMigrationLock(client, MIGRATION_LOCK, wait);
    await refusePowerlessUser(client);
    await migrate(openConnection(client), { migrationsFolder });
    await refuseSkippedSteps(client, migrationsFolder);
  } finally {
    // Closing the connection gives the lock back and forgets the settings above.
    client.release(true);
  }
}

/** The library asks for its schema even when it is there, and the queue has one of its own. */
async function refusePowerlessUser(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ user: string; database: string; mayCreate: boolean }>(
    `select current_user as user, current_database() as database,
            has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as "mayCreate"`,
  );
  const [answer] = rows;
  if (!answer || answer.mayCreate) return;
  const [user, database] = [answer.user, answer.database].map((name) => client.escapeIdentifier(name));
  throw new StartError(
    `The user ${user} may not create schemas and tables in the database ${database}: run GRANT CREATE ON DATABASE ${database} TO ${user}; GRANT CREATE ON SCHEMA public TO ${user}; as its owner.`,
  );
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
