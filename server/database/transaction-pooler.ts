import type { Pool, PoolClient } from 'pg';

/**
 * Whether connections to the server are shared between transactions, as PgBouncer's transaction mode does: what a
 * session says, locks or listens to is then lost or, worse, another's.
 */
export async function isTransactionPooler(pool: Pool): Promise<boolean> {
  const first = await pool.connect();
  try {
    const pid = await readServerPid(first);
    // PostgreSQL names its process when it greets; whatever stands in between makes up a number of its own.
    if ('processID' in first && first.processID === pid) return false;
    // A pooler that hands out its connections in turn gives another one at once.
    if ((await readServerPid(first)) !== pid) return true;
    const second = await pool.connect();
    try {
      await second.query('begin');
      // One that hands out the last one first has given that of the first client away.
      if ((await readServerPid(second)) === pid) return true;
      return (await readServerPid(first)) !== pid;
    } finally {
      second.release(true);
    }
  } finally {
    first.release();
  }
}

async function readServerPid(client: PoolClient): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}
