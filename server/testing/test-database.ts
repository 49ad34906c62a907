import { randomUUID } from 'node:crypto';
import { escapeIdentifier, Pool } from 'pg';
import { inject } from 'vitest';
import type { ServerConnection } from '../database/connect.ts';

export const TEMPLATE_DATABASE = 'migrated_template';

/** A busy machine may let a test wait longer for a connection or a lock than any visitor has to. */
const PATIENCE = { connectionTimeoutMillis: 60_000, lock_timeout: 60_000 };

export type TestDatabase = {
  readonly connection: ServerConnection;
  drop(): Promise<void>;
};

/** A database of the test's own: migrated, or empty for tests of the migration itself. */
export async function createTestDatabase(contents: 'migrated' | 'empty' = 'migrated'): Promise<TestDatabase> {
  const server = inject('postgres');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const template = contents === 'migrated' ? TEMPLATE_DATABASE : 'template1';
  // Its files are copied as they are, which takes half of what writing down each page would.
  await runOnServer(
    server,
    `create database ${escapeIdentifier(database)} template ${escapeIdentifier(template)} strategy file_copy`,
  );
  return {
    connection: { ...server, database, ...PATIENCE },
    drop: () => runOnServer(server, `drop database ${escapeIdentifier(database)} with (force)`),
  };
}

/** One connection for all tests of a worker, gone with it. */
let pool: Pool | undefined;

async function runOnServer(server: ServerConnection, statement: string): Promise<void> {
  pool ??= openPool(server);
  await pool.query(statement);
}

function openPool(server: ServerConnection): Pool {
  const opened = new Pool({
    ...server,
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  // One that is lost is replaced.
  opened.on('error', () => {});
  return opened;
}
