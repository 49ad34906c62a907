import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { createEmptyDatabase, type OwnDatabase } from '../testing/test-database.ts';
import { connectDatabase, type DatabaseConnection } from './connect.ts';
import { migrateDatabase } from './migrate.ts';

const log = pino({ level: 'silent' });
let testDatabase: OwnDatabase;
let first: DatabaseConnection;
let second: DatabaseConnection;

beforeEach(async () => {
  testDatabase = await createEmptyDatabase();
  first = await connectDatabase({ connection: testDatabase.connection, log });
  second = await connectDatabase({ connection: testDatabase.connection, log });
});

afterEach(async () => {
  await Promise.all([first.close(), second.close()]);
  await testDatabase.release();
});

async function readTableNames(): Promise<string[]> {
  const { rows } = await first.pool.query(
    `select table_name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return rows.map((row) => row.table_name);
}

async function countAppliedSteps(): Promise<number> {
  const { rows } = await first.pool.query('select count(*)::int as steps from drizzle.__drizzle_migrations');
  return rows[0].steps;
}

type Step = { readonly name: string; readonly when: number; readonly sql: string };

async function writeSteps(folder: string, steps: readonly Step[]): Promise<void> {
  const entries = steps.map(({ name, when }, idx) => ({
    idx,
    version: '7',
    when,
    tag: name,
    breakpoints: true,
  }));
  await mkdir(join(folder, 'meta'), { recursive: true });
  await writeFile(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  for (const { name, sql } of steps) await writeFile(join(folder, `${name}.sql`), sql);
}

test('an empty database gets every table, and migrating again changes nothing', {
  tags: 'long',
}, async () => {
  await migrateDatabase(first.pool);
  const steps = await countAppliedSteps();
  expect(await readTableNames()).toEqual(expect.arrayContaining(['data_versions', 'settings']));

  await migrateDatabase(first.pool);
  expect(await countAppliedSteps()).toBe(steps);
});

test('two nodes that start together migrate once (P33.6)', { tags: 'long' }, async () => {
  await Promise.all([migrateDatabase(first.pool), migrateDatabase(second.pool)]);
  const { rows } = await first.pool.query(
    'select created_at from drizzle.__drizzle_migrations group by created_at having count(*) > 1',
  );
  expect(rows).toEqual([]);
  expect(await readTableNames()).toContain('settings');
});

test('a step that fails leaves nothing of the steps before it', async () => {
  await using folder = await makeTemporaryFolder();
  await writeSteps(folder.path, [
    { name: '0000_good', when: 1_000, sql: 'create table cakes (id int)' },
    { name: '0001_bad', when: 2_000, sql: 'create table pies (id no_such_type)' },
  ]);

  await expect(migrateDatabase(first.pool, { migrationsFolder: folder.path })).rejects.toThrow();
  expect(await readTableNames()).toEqual([]);
  expect(await countAppliedSteps()).toBe(0);
});

test('a failed migration gives the lock back, so that the next attempt can succeed', {
  tags: 'long',
}, async () => {
  await using folder = await makeTemporaryFolder();
  await writeSteps(folder.path, [
    { name: '0000_bad', when: 1_000, sql: 'create table pies (id no_such_type)' },
  ]);
  await expect(migrateDatabase(first.pool, { migrationsFolder: folder.path })).rejects.toThrow();

  await migrateDatabase(second.pool);
  expect(await readTableNames()).toContain('settings');
});

test('a step older than the newest one applied is refused instead of being passed over', async () => {
  await using folder = await makeTemporaryFolder();
  const newer = { name: '0001_newer', when: 2_000, sql: 'create table pies (id int)' };
  await writeSteps(folder.path, [newer]);
  await migrateDatabase(first.pool, { migrationsFolder: folder.path });

  await writeSteps(folder.path, [
    { name: '0000_older', when: 1_000, sql: 'create table cakes (id int)' },
    newer,
  ]);
  await expect(migrateDatabase(first.pool, { migrationsFolder: folder.path })).rejects.toThrow(
    /were never run/,
  );
});

test('a database of a newer version refuses an older program, in one sentence (P33.6)', async () => {
  await using folder = await makeTemporaryFolder();
  const known = { name: '0000_known', when: 1_000, sql: 'create table cakes (id int)' };
  await writeSteps(folder.path, [
    known,
    { name: '0001_newer', when: 2_000, sql: 'create table pies (id int)' },
  ]);
  await migrateDatabase(first.pool, { migrationsFolder: folder.path });

  await writeSteps(folder.path, [known]);
  await expect(migrateDatabase(first.pool, { migrationsFolder: folder.path })).rejects.toThrow(
    'This database belongs to a newer version of the shop: start that version, or restore a backup from before the update.',
  );
});

test('a step gives way to whoever uses its table, and tries again (P33.6)', { tags: 'long' }, async () => {
  await using folder = await makeTemporaryFolder();
  const known = { name: '0000_known', when: 1_000, sql: 'create table cakes (id int)' };
  await writeSteps(folder.path, [known]);
  await migrateDatabase(first.pool, { migrationsFolder: folder.path });
  await writeSteps(folder.path, [
    known,
    { name: '0001_more', when: 2_000, sql: 'alter table cakes add name text' },
  ]);
  const user = await second.pool.connect();
  await user.query('begin; lock table cakes in access share mode');
  const impatient = { lockTimeoutMs: 50, attempts: 2, pauseMs: 10 };
  await expect(
    migrateDatabase(first.pool, { migrationsFolder: folder.path, patience: impatient }),
  ).rejects.toThrow('The tables are in use');

  const patient = migrateDatabase(first.pool, {
    migrationsFolder: folder.path,
    patience: {
      lockTimeoutMs: 50,
      attempts: 1_000,
      pauseMs: 10,
    },
  });
  await user.query('commit');
  user.release();
  await patient;
  expect(await countAppliedSteps()).toBe(2);
});
