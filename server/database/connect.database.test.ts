import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findLastingPort } from '../testing/lasting-port.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { checkServerVersion, connectDatabase, type ServerConnection } from './connect.ts';

const log = pino({ level: 'silent' });
let testDatabase: TestDatabase;

beforeEach(async () => {
  testDatabase = await createTestDatabase();
});

afterEach(() => testDatabase.release());

function toUrl({ user, password, host, port, database }: ServerConnection): string {
  return `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
}

async function failToConnect(connectionString: string): Promise<Error> {
  try {
    const connected = await connectDatabase({ connection: { connectionString }, log });
    await connected.close();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('connecting succeeded');
}

test('a connection string and the embedded server’s answer lead to the same database', async () => {
  for (const connection of [{ connectionString: toUrl(testDatabase.connection) }, testDatabase.connection]) {
    const connected = await connectDatabase({ connection, log });
    const { rows } = await connected.pool.query(
      `select current_database() as database, current_setting('application_name') as application,
         current_setting('jit') as jit`,
    );
    const { database } = testDatabase.connection;
    expect(rows).toEqual([{ database, application: 'oyin', jit: 'off' }]);
    await connected.close();
  }
});

test('what a rush repeats is prepared once by each session, and only by sessions of our own (P33.16)', async () => {
  for (const isShared of [false, true]) {
    const connected = await connectDatabase({
      connection: testDatabase.connection,
      log,
      maxConnections: 1,
      isShared,
    });
    for (let turn = 0; turn < 60; turn += 1) {
      const { rows } = await connected.pool.query('select $1::int * 2 as double', [turn]);
      expect(rows).toEqual([{ double: turn * 2 }]);
    }
    const { rows } = await connected.pool.query('select statement from pg_prepared_statements');
    expect(rows).toEqual(isShared ? [] : [{ statement: 'select $1::int * 2 as double' }]);
    await connected.close();
  }
});

describe('with a standby', () => {
  /** Another way to the test's database that says of itself what the table says. */
  async function openStandby() {
    const { pool, connection } = testDatabase;
    await pool.query(`
      create schema standby;
      create table standby.state as select true as "follows";
      create function standby.pg_is_in_recovery() returns boolean stable language sql
        as 'select "follows" from standby.state';
    `);
    const options = encodeURIComponent('-c search_path=standby,pg_catalog,public');
    return {
      url: `${toUrl(connection)}?options=${options}`,
      promote: () => pool.query('update standby.state set "follows" = false'),
      [Symbol.asyncDispose]: async () => void (await pool.query('drop schema standby cascade')),
    };
  }

  test('only the server that takes writes is used, and the standby once it was promoted (P33.14)', async () => {
    await using standby = await openStandby();
    const gone = { ...testDatabase.connection, port: await findLastingPort() };
    const connection = { connectionString: toUrl(gone), standbyString: standby.url };
    await expect(connectDatabase({ connection, log })).rejects.toThrow('cannot be reached');
    await standby.promote();
    const connected = await connectDatabase({ connection, log });
    const { rows } = await connected.pool.query('select current_database() as database');
    expect(rows).toEqual([{ database: gone.database }]);
    await connected.close();
  });

  test('an open pool goes on by itself when the primary begins to follow and the other leads (P33.14)', async () => {
    await using standby = await openStandby();
    await standby.promote();
    const connection = { connectionString: standby.url, standbyString: toUrl(testDatabase.connection) };
    const connected = await connectDatabase({ connection, log, maxConnections: 1 });
    const readPath = async () => (await connected.pool.query('show search_path')).rows[0].search_path;
    expect(await readPath()).toContain('standby');
    await testDatabase.pool.query('update standby.state set "follows" = true');
    await testDatabase.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'oyin' and pid <> pg_backend_pid()
       and datname = current_database() and query like '%search_path%' and state = 'idle'`,
    );
    await expect.poll(() => readPath().catch(() => 'away')).not.toMatch(/standby|away/);
    await connected.close();
  });
});

test('a connection lost between two queries is logged and replaced', async () => {
  const warn = vi.fn();
  const { connection } = testDatabase;
  const connected = await connectDatabase({ connection, log: { warn }, maxConnections: 1 });
  const other = await connectDatabase({ connection, log });
  const { rows } = await connected.pool.query('select pg_backend_pid() as pid');
  await other.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);

  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), 20_000);
  await expect(connected.pool.query('select 1')).resolves.toBeDefined();
  await Promise.all([connected.close(), other.close()]);
});

describe('what keeps the shop from connecting is said in one sentence', () => {
  test('nobody answers', async () => {
    const port = await findLastingPort();
    const error = await failToConnect(toUrl({ ...testDatabase.connection, port }));
    expect(error.message).toBe(
      `The database at 127.0.0.1:${port} cannot be reached (ECONNREFUSED): check DATABASE_URL and that PostgreSQL runs there.`,
    );
  });

  test('the password is wrong', async () => {
    const { port } = testDatabase.connection;
    const error = await failToConnect(toUrl({ ...testDatabase.connection, password: 'not-the-password' }));
    expect(error.message).toBe(
      `The database at 127.0.0.1:${port} does not let the user "oyin" in: check the user name and password in DATABASE_URL.`,
    );
    expect(error.message).not.toContain('not-the-password');
  });

  test('the database does not exist', async () => {
    const { port } = testDatabase.connection;
    const error = await failToConnect(toUrl({ ...testDatabase.connection, database: 'bakery' }));
    expect(error.message).toBe(
      `The server at 127.0.0.1:${port} has no database named "bakery": create it or correct DATABASE_URL.`,
    );
  });

  test('the address is not an address', async () => {
    const error = await failToConnect('postgres://oyin:top-secret@127.0.0.1:port/oyin');
    expect(error.message).toBe('DATABASE_URL must look like postgres://user:password@host:5432/database.');
    expect(JSON.stringify([error.stack, error.cause])).not.toContain('top-secret');
  });

  test('the server is too old', async () => {
    const query = vi.fn().mockResolvedValue({ rows: [{ number: 140_012, version: '14.12' }] });
    await expect(checkServerVersion({ query }, { server: 'db.example:5432' })).rejects.toThrow(
      'The shop needs PostgreSQL 15 or newer, but the server at db.example:5432 is version 14.12.',
    );
  });

  test('each of them is a StartError without the password anywhere in it', async () => {
    const { connection } = testDatabase;
    const port = await findLastingPort();
    for (const broken of [{ port }, { user: 'nobody' }, { database: 'bakery' }]) {
      const error = await failToConnect(toUrl({ ...connection, ...broken }));
      expect(error.name).toBe('StartError');
      expect(JSON.stringify([error.message, error.stack, error.cause])).not.toContain(connection.password);
    }
  });
});
