import { expect, onTestFinished, test, vi } from 'vitest';
import { makeReport } from '../features/orders/reports/make-report.ts';
import { readReport } from '../features/orders/reports/read-report.ts';
import { findLastingPort } from '../testing/lasting-port.ts';
import { createMigratedDatabase, createTestDatabase } from '../testing/test-database.ts';
import { connectDatabase, type ServerConnection } from './connect.ts';
import { type Database, openPool } from './database.ts';
import { openReportsDatabase } from './reports-database.ts';

function toUrl({ user, password, host, port, database }: ServerConnection): string {
  return `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
}

/** A second database that says of itself what its table says, as one that follows the first would. */
async function openPair() {
  const main = await createTestDatabase();
  onTestFinished(() => main.release());
  const copy = await createMigratedDatabase();
  onTestFinished(() => copy.release());
  const behind = await connectDatabase({ connection: copy.connection, log: { warn: () => {} } });
  onTestFinished(() => behind.close());
  await behind.pool.query(`
    create schema standby;
    create table standby.state as select true as "follows", 'FFFFFFFF/0'::pg_lsn as position, now() as at;
    create function standby.pg_is_in_recovery() returns boolean stable language sql
      as 'select "follows" from standby.state';
    create function standby.pg_last_wal_replay_lsn() returns pg_lsn stable language sql
      as 'select position from standby.state';
    create function standby.pg_last_xact_replay_timestamp() returns timestamptz stable language sql
      as 'select at from standby.state';
  `);
  const options = encodeURIComponent('-c search_path=standby,pg_catalog,public');
  const primary = openPool(main.pool);
  const open = (url: string) => {
    const warn = vi.fn();
    const reports = openReportsDatabase({ url, primary, log: { warn } });
    onTestFinished(() => reports.close());
    return { ...reports, warn };
  };
  return {
    primary,
    main: main.connection.database,
    copy: copy.connection.database,
    open,
    openCopy: () => open(`${toUrl(copy.connection)}?options=${options}`),
    openAway: async () => open(toUrl({ ...copy.connection, port: await findLastingPort() })),
    change: (statement: string) => behind.pool.query(statement),
  };
}

async function nameDatabase(db: Database): Promise<unknown> {
  const { rows } = await db.execute('select current_database() as name');
  return rows[0]?.name;
}

test('reports are read from the standby while it follows, and from the primary with a line in the log when it is away, behind or promoted (P33.19)', {
  tags: 'long',
}, async () => {
  const pair = await openPair();
  const reports = pair.openCopy();
  expect(await reports.read(nameDatabase)).toBe(pair.copy);
  // Nothing was replayed for long, because nothing was written.
  await pair.change(`update standby.state set at = now() - interval '1 hour'`);
  expect(await reports.read(nameDatabase)).toBe(pair.copy);
  expect(reports.warn).not.toHaveBeenCalled();

  await pair.change(`update standby.state set position = '0/1'`);
  expect(await reports.read(nameDatabase)).toBe(pair.main);
  expect(reports.warn).toHaveBeenLastCalledWith({ reason: 'it is behind' }, expect.any(String));
  // Behind by what was written in the last seconds.
  await pair.change('update standby.state set at = now()');
  expect(await reports.read(nameDatabase)).toBe(pair.copy);

  await pair.change('update standby.state set "follows" = false');
  expect(await reports.read(nameDatabase)).toBe(pair.main);
  expect(await reports.findFault()).toBe('it follows no other server');

  const away = await pair.openAway();
  expect(await away.read(nameDatabase)).toBe(pair.main);
  expect(away.warn).toHaveBeenLastCalledWith({ reason: 'ECONNREFUSED' }, expect.any(String));
});

test('what the standby gives up in between is read once more from the primary (P33.19)', async () => {
  const pair = await openPair();
  const reports = pair.openCopy();
  const read = vi.fn(async (db: Database) => {
    const name = await nameDatabase(db);
    if (name === pair.copy) throw Object.assign(new Error('conflict with recovery'), { code: '40001' });
    return name;
  });
  expect(await reports.read(read)).toBe(pair.main);
  expect(read).toHaveBeenCalledTimes(2);
});

test('days that are over come from the standby, today does not (P33.19)', { tags: 'long' }, async () => {
  const pair = await openPair();
  const reports = pair.openCopy();
  const readFromStandby = vi.fn(reports.read);
  const now = new Date('2026-11-17T12:00:00Z');
  const parts = {
    db: pair.primary,
    readClock: () => now,
    reportsDatabase: { read: readFromStandby as typeof reports.read }, // keeps its form
  };
  const past = { from: '2026-11-01', to: '2026-11-16' };
  expect(await readReport(parts, past)).toEqual(await makeReport(pair.primary, past, now));
  expect(readFromStandby).toHaveBeenCalledTimes(1);
  expect((await readReport(parts, { from: '2026-11-01', to: '2026-11-17' })).ok).toBe(true);
  expect(readFromStandby).toHaveBeenCalledTimes(1);
  expect(reports.warn).not.toHaveBeenCalled();
});
