import { randomUUID } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import { inject } from 'vitest';
import type { ServerConnection } from '../database/connect.ts';

export const TEMPLATE_DATABASE = 'migrated_template';

export type TestDatabase = {
  readonly connection: ServerConnection;
  drop(): Promise<void>;
};

/** A database of the test's own: migrated, or empty for tests of the migration itself. */
export async function createTestDatabase(contents: 'migrated' | 'empty' = 'migrated'): Promise<TestDatabase> {
  const server = inject('postgres');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const template = contents === 'migrated' ? TEMPLATE_DATABASE : 'template1';
  await runOnServer(
    server,
    `create database ${escapeIdentifier(database)} template ${escapeIdentifier(template)}`,
  );
  return {
    connection: { ...server, database },
    drop: () => runOnServer(server, `drop database ${escapeIdentifier(database)} with (force)`),
  };
}

async function runOnServer(server: ServerConnection, statement: string): Promise<void> {
  const client = new Client({ ...server, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
