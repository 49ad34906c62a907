import { randomUUID } from 'node:crypto';
import { escapeIdentifier, Pool, type QueryResult } from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { connectDatabase, type DatabaseConnection, type ServerConnection } from '../database/connect.ts';
import { lendPool } from './lend-pool.ts';

export const TEMPLATE_DATABASE = 'migrated_template';

/** A busy machine may let a test wait longer for a connection, a lock or an answer than any visitor has to. */
const PATIENCE_MS = 80_000;
const PATIENCE = {
  connectionTimeoutMillis: PATIENCE_MS,
  statement_timeout: PATIENCE_MS,
  lock_timeout: PATIENCE_MS,
  idle_in_transaction_session_timeout: PATIENCE_MS,
};

export type OwnDatabase = {
  readonly connection: ServerConnection;
  release(): Promise<void>;
};

export type TestDatabase = OwnDatabase & {
  /** Connections that are there already, for one node of the test. */
  readonly pool: Pool;
};

/** A migrated database that is the test's alone until it is released. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  const taken = waiting.pop() ?? (await copyTemplate(server));
  const { pool, giveBack } = lendPool(taken.pool);
  return {
    connection: taken.connection,
    pool,
    async release() {
      await giveBack();
      if (await forgetRows(taken)) return void waiting.push(taken);
      await taken.close();
      await dropDatabase(server, taken.connection.database);
    },
  };
}

/** For tests of the migration itself. */
export const createEmptyDatabase = () => createOwnDatabase('template1');

/** For tests that change more than rows: no other test gets it afterwards. */
export const createMigratedDatabase = () => createOwnDatabase(TEMPLATE_DATABASE);

async function createOwnDatabase(template: string): Promise<OwnDatabase> {
  const server = inject('postgres');
  const connection = await createDatabase(server, template);
  return { connection, release: () => dropDatabase(server, connection.database) };
}

const log = pino({ level: 'silent' });

type StoredDatabase = DatabaseConnection & { readonly connection: ServerConnection; forgottenRows: number };

/** What is deleted stays on its page until a vacuum comes, and here none does. */
const FORGOTTEN_ROWS_MAX = 5_000;

/** Those of this worker that no test uses. */
const waiting: StoredDatabase[] = [];

async function copyTemplate(server: ServerConnection): Promise<StoredDatabase> {
  const connection = await createDatabase(server, TEMPLATE_DATABASE);
  const connected = await connectDatabase({
    connection: { ...connection, host: inject('socketFolder') },
    log,
  });
  allTables ??= nameAll(await listTables(connected.pool));
  return { connection, ...connected, forgottenRows: 0 };
}

type Table = {
  readonly name: string;
  /** Another one for a table that was dropped and made anew: connections remember what they asked of the first. */
  readonly oid: number;
  readonly isWritten: boolean;
};

/** Those that a copy has at first. */
let allTables: string | undefined;

/**
 * Deleting what most tests have written takes a tenth of copying a database, connecting to it and dropping it. False when
 * the next test is better off with another: there was much to delete, or more has been changed than rows, or something is
 * left that holds them.
 */
async function forgetRows(stored: StoredDatabase): Promise<boolean> {
  try {
    const tables = await listTables(stored.pool);
    if (nameAll(tables) !== allTables) return false;
    const deletions = tables.filter(({ isWritten }) => isWritten).map(({ name }) => `delete from ${name};`);
    // One result for each of the statements, which the types do not know.
    const results = (await stored.pool.query(
      writeForgetting(deletions),
    )) as unknown as readonly QueryResult[];
    stored.forgottenRows += results.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
    return stored.forgottenRows < FORGOTTEN_ROWS_MAX;
  } catch {
    return false;
  }
}

const nameAll = (tables: readonly Table[]) => tables.map(({ name, oid }) => `${name} ${oid}`).join();

async function listTables(pool: Pool): Promise<Table[]> {
  const { rows } = await pool.query<Table>(`
    select oid::regclass::text as name, oid, pg_relation_size(oid) > 0 as "isWritten" from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
      and oid <> 'graphile_worker.migrations'::regclass
    order by 1
  `);
  return rows;
}

/** Without triggers, which would look for rows that point at each other. */
function writeForgetting(deletions: readonly string[]): string {
  return `
    begin;
    set local session_replication_role = replica;
    set local lock_timeout = '5s';
    ${deletions.join('\n')}
    commit;
  `;
}

async function createDatabase(server: ServerConnection, template: string): Promise<ServerConnection> {
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  // Its files are copied as they are, which takes half of what writing down each page would.
  await runOnServer(
    server,
    `create database ${escapeIdentifier(database)} template ${escapeIdentifier(template)} strategy file_copy`,
  );
  return { ...server, database, ...PATIENCE };
}

async function dropDatabase(server: ServerConnection, database: string): Promise<void> {
  await runOnServer(server, `drop database ${escapeIdentifier(database)} with (force)`);
}

/** One connection for all tests of a worker, gone with it. */
let serverPool: Pool | undefined;

async function runOnServer(server: ServerConnection, statement: string): Promise<void> {
  serverPool ??= openServerPool(server);
  await serverPool.query(statement);
}

function openServerPool(server: ServerConnection): Pool {
  const opened = new Pool({
    ...server,
    host: inject('socketFolder'),
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  // One that is lost is replaced.
  opened.on('error', () => {});
  return opened;
}
