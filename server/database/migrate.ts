import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg, { type Pool, type PoolClient } from 'pg';
import { StartError } from '../start/start-error.ts';
import { openConnection } from './database.ts';
import { type MigrationWait, takeMigrationLock } from './migration-lock.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
const MIGRATION_LOCK = 'oyin: migrations';
const LOCK_NOT_AVAILABLE = '55P03';

/** How long a step waits for a table that others use, and how often all steps are tried from the beginning. */
export type MigrationPatience = {
  readonly lockTimeoutMs: number;
  readonly attempts: number;
  readonly pauseMs: number;
};
/** Whoever wants a table after us waits as long as we do: short waits, and many of them. */
const PATIENCE: MigrationPatience = { lockTimeoutMs: 3_000, attempts: 20, pauseMs: 2_000 };

type MigrationOptions = MigrationWait & {
  readonly migrationsFolder?: string;
  readonly patience?: MigrationPatience;
};

/**
 * Brings the database to the newest schema. Nodes that start together wait for each other, and all steps that are
 * missing happen in one transaction: a step that fails leaves the schema as it was.
 */
export async function migrateDatabase(
  pool: Pool,
  { migrationsFolder = MIGRATIONS_FOLDER, patience = PATIENCE, ...wait }: MigrationOptions = {},
): Promise<void> {
  const client = await pool.connect();
  try {
    // A step may rewrite a large table.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await takeMigrationLock(client, MIGRATION_LOCK, wait);
    await refusePowerlessUser(client);
    await refuseNewerDatabase(client, migrationsFolder);
    await client.query(`select set_config('lock_timeout', $1, false)`, [String(patience.lockTimeoutMs)]);
    await takeSteps(client, migrationsFolder, patience);
    await refuseSkippedSteps(client, migrationsFolder);
  } finally {
    // Closing the connection gives the lock back and forgets the settings above.
    client.release(true);
  }
}

async function takeSteps(
  client: PoolClient,
  migrationsFolder: string,
  { attempts, pauseMs }: MigrationPatience,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrate(openConnection(client), { migrationsFolder });
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (attempt === attempts) {
        throw new StartError(
          'The tables are in use and cannot be brought up to date: stop the other nodes, backups and reports, and start again.',
        );
      }
      await pause(pauseMs);
    }
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

/** Drizzle wraps what the database says. */
function isLockTimeout(error: unknown): boolean {
  const found = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return found instanceof pg.DatabaseError && found.code === LOCK_NOT_AVAILABLE;
}

async function readAppliedSteps(client: PoolClient): Promise<readonly number[]> {
  const { rows } = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations',
  );
  return rows.map((row) => Number(row.created_at));
}

/** An older program would not fill the columns that a newer one needs, and might drop what it does not know. */
async function refuseNewerDatabase(client: PoolClient, migrationsFolder: string): Promise<void> {
  const { rows } = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (!rows[0]?.name) return;
  const newestKnown = Math.max(
    0,
    ...readMigrationFiles({ migrationsFolder }).map((step) => step.folderMillis),
  );
  if ((await readAppliedSteps(client)).some((step) => step > newestKnown)) {
    throw new StartError(
      'This database belongs to a newer version of the shop: start that version, or restore a backup from before the update.',
    );
  }
}

/** Drizzle compares dates alone, so a step merged after a younger one was applied would be passed over in silence. */
async function refuseSkippedSteps(client: PoolClient, migrationsFolder: string): Promise<void> {
  const applied = new Set(await readAppliedSteps(client));
  const skipped = readMigrationFiles({ migrationsFolder }).filter((step) => !applied.has(step.folderMillis));
  if (skipped.length > 0) {
    const dates = skipped.map((step) => new Date(step.folderMillis).toISOString()).join(', ');
    throw new Error(
      `Migration steps older than the newest one applied were never run: generate them again (${dates}).`,
    );
  }
}
