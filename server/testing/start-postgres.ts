import { join } from 'node:path';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase, type ServerConnection } from '../database/connect.ts';
import { readConnection } from '../database/embedded/connection-file.ts';
import { ADMIN_USER } from '../database/embedded/create-cluster.ts';
import { startEmbeddedServer } from '../database/embedded/start-embedded-server.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { migrateQueue } from '../jobs/migrate-queue.ts';
import { makeQuickFolder } from './temporary-folder.ts';
import { TEMPLATE_DATABASE } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ServerConnection;
    /** Where PostgreSQL has its socket: a question by it takes half the processor's time of one by the network. */
    socketFolder: string;
  }
}

const QUICK = {
  // Nothing here has to outlive the machine: no test waits for the disk, and nobody reads the log of changes.
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // A vacuum that has just begun would keep a test from dropping its database.
  autovacuum: 'off',
};

/** One PostgreSQL for all tests of a run, with a migrated database that each test copies for itself. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await makeQuickFolder());
  // The one folder that belongs to PostgreSQL's own account, which is another one where the tests run as root.
  const socketFolder = join(folder.path, 'postgres', 'cluster');
  const settings = { ...QUICK, unix_socket_directories: socketFolder };
  const server = await startEmbeddedServer({ dataDir: folder.path, settings });
  opened.defer(() => server.stop());
  await createTemplate(folder.path, server.connection);
  project.provide('postgres', server.connection);
  project.provide('socketFolder', socketFolder);
  const closing = opened.move();
  return () => closing.disposeAsync();
}

async function createTemplate(dataDir: string, connection: ServerConnection): Promise<void> {
  const stored = await readConnection({ connectionFile: join(dataDir, 'postgres', 'connection.json') });
  const admin = new Client({
    ...connection,
    user: ADMIN_USER,
    password: stored?.adminPassword,
    database: 'postgres',
  });
  await admin.connect();
  await admin.query(`alter role ${escapeIdentifier(connection.user)} createdb`);
  // Whoever deletes all rows of a test need not look for those that point at each other.
  await admin.query(
    `grant set on parameter session_replication_role to ${escapeIdentifier(connection.user)}`,
  );
  // The same password, worked out with less effort: every test connects several times.
  await admin.query('set scram_iterations = 1');
  await admin.query(
    `alter role ${escapeIdentifier(connection.user)} password ${escapeLiteral(connection.password)}`,
  );
  await admin.query(
    `create database ${escapeIdentifier(TEMPLATE_DATABASE)} owner ${escapeIdentifier(connection.user)}`,
  );
  await admin.end();
  const template = await connectDatabase({
    connection: { ...connection, database: TEMPLATE_DATABASE },
    log: { warn: console.warn },
  });
  await migrateDatabase(template.pool);
  await migrateQueue(template.pool);
  await template.close();
}
