import { Logger, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';

const MIGRATION_LOCK = 'oyin: queue migrations';

/** Brings the queue's own tables up to date. Nodes that start together wait for each other. */
export async function migrateQueue(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [MIGRATION_LOCK]);
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
  } finally {
    // Closing the connection gives the lock back and forgets the settings above.
    client.release(true);
  }
}
