import { Logger, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import { type MigrationWait, takeMigrationLock } from '../database/migration-lock.ts';

const MIGRATION_LOCK = 'oyin: queue migrations';

/** Brings the queue's own tables up to date. Nodes that start together wait for each other. */
export async function migrateQueue(pool: Pool, wait: MigrationWait = {}): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await takeMigrationLock(client, MIGRATION_LOCK, wait);
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
  } finally {
    // Closing the connection gives the lock back and forgets the settings above.
    client.release(true);
  }
}
