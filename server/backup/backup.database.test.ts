import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openFolderFiles } from '../adapters/files/folder.ts';
import { connectDatabase } from '../database/connect.ts';
import { PICTURES_READ_LOCK } from '../database/lock-names.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { writeMasterKey } from '../features/pictures/picture-files.ts';
import { openOlderDatabase } from '../testing/older-database.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { createEmptyDatabase, createMigratedDatabase, type OwnDatabase } from '../testing/test-database.ts';
import { makeBackup } from './make-backup.ts';
import { rehearseRestore } from './rehearse-restore.ts';
import { restoreBackup } from './restore-backup.ts';

const PICTURE = '6f1c7c4e-6a50-4b53-9a55-5f6c8a8f2d10';
const WORDS = 'tab\t, line\nbreak, back\\slash, \u1ECCl\u00E1, \\N';

async function openFolder() {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return { path: folder.path, files: await openFolderFiles(join(folder.path, 'files')) };
}

const openEmpty = async () => connect(await createEmptyDatabase());

async function connect({ connection, release }: OwnDatabase): Promise<Pool> {
  const { pool, close } = await connectDatabase({ connection, log: pino({ level: 'silent' }) });
  onTestFinished(async () => {
    await close();
    await release();
  });
  return pool;
}

/** A shop with a picture, an order\u2019s worth of odd text, and a job that waits. */
async function openShop() {
  const pool = await connect(await createMigratedDatabase());
  const { path, files } = await openFolder();
  await pool.query('insert into pictures (id, width, height, placeholder) values ($1, 8, 6, $2)', [
    PICTURE,
    WORDS,
  ]);
  await pool.query(`select graphile_worker.add_job('send-message', '{"messageId":"m1"}', job_key => 'm1')`);
  await files.put(writeMasterKey(PICTURE), { bytes: Buffer.from('a cake'), contentType: 'image/webp' });
  const parts = { pool, files, writeMasterKey };
  return { parts, backup: join(path, 'shop.backup') };
}

test('a backup brings tables, waiting jobs and pictures back, into an empty database and elsewhere (P27.1)', {
  tags: 'long',
}, async () => {
  const { parts, backup } = await openShop();
  const made = await makeBackup(backup, parts, { passphrase: 'ewa agoyin and bread' });
  expect(made).toMatchObject({ pictures: 1 });

  const [pool, { files }] = [await openEmpty(), await openFolder()];
  await restoreBackup(backup, { pool, files }, { passphrase: 'ewa agoyin and bread', replace: false });
  const { rows } = await pool.query('select id, placeholder from pictures');
  expect(rows).toEqual([{ id: PICTURE, placeholder: WORDS }]);
  expect((await files.get(writeMasterKey(PICTURE)))?.toString()).toBe('a cake');
  const jobs = await pool.query('select key, payload from graphile_worker._private_jobs');
  expect(jobs.rows).toEqual([{ key: 'm1', payload: { messageId: 'm1' } }]);
  const links = await pool.query(`select count(*)::int from pg_constraint where contype = 'f'`);
  const before = await parts.pool.query(`select count(*)::int from pg_constraint where contype = 'f'`);
  expect(links.rows).toEqual(before.rows);
});

test('a rehearsal restores a backup and compares every row and picture (P27.3)', async () => {
  const { parts, backup } = await openShop();
  await makeBackup(backup, parts, { passphrase: undefined });
  const { path: folder, files } = await openFolder();
  const rehearsal = { pool: await openEmpty(), files, folder, writeMasterKey, passphrase: undefined };
  await expect(rehearseRestore(backup, rehearsal)).resolves.toMatchObject({ pictures: 1 });
});

test('a shop that is there is replaced only when asked for, and a damaged backup touches nothing (P27.2)', {
  tags: 'long',
}, async () => {
  const { parts, backup } = await openShop();
  await makeBackup(backup, parts, { passphrase: undefined });
  const whole = await readFile(backup);
  await parts.pool.query(`
    insert into products (id, name, description, category, price_in_kobo, lead_time_hours, work_units, vat_class, status, catalogue_version)
    values ('pie', 'Meat Pie', 'A pie', 'Pies', 120000, 24, 1, 'standard', 'published', 1)
  `);
  const restore = (replace: boolean) => restoreBackup(backup, parts, { passphrase: undefined, replace });
  const countProducts = async () => (await parts.pool.query('select 1 from products')).rowCount;

  await expect(restore(false)).rejects.toThrow('There is a shop here already: add --replace');
  await writeFile(backup, whole.subarray(0, whole.length / 2));
  await expect(restore(true)).rejects.toThrow('cannot be used: it is damaged or was cut off.');
  expect(await countProducts()).toBe(1);
  await writeFile(backup, whole);
  await restore(true);
  expect(await countProducts()).toBe(0);
});

test('a backup of an older version is restored as it was, and brought up to date (P27.1)', {
  tags: 'long',
}, async () => {
  const older = await openOlderDatabase('order-audit');
  const { path, files } = await openFolder();
  const backup = join(path, 'older.backup');
  const { steps } = await makeBackup(
    backup,
    { pool: older, files, writeMasterKey },
    { passphrase: undefined },
  );
  const pool = await openEmpty();
  await restoreBackup(backup, { pool, files }, { passphrase: undefined, replace: false });
  const countSteps = async () => (await pool.query('select 1 from drizzle.__drizzle_migrations')).rowCount;
  expect(await countSteps()).toBe(steps.length);
  await migrateDatabase(pool);
  expect(await countSteps()).toBeGreaterThan(steps.length);
});

test('a backup lacking a picture is not made, and pictures stay while one is made (P27.1)', async () => {
  const { parts, backup } = await openShop();
  const locks: unknown[] = [];
  const files = {
    ...parts.files,
    get: async () => {
      const { rows } = await parts.pool.query(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isTaken"',
        [PICTURES_READ_LOCK],
      );
      locks.push(rows[0]?.isTaken);
      return undefined;
    },
  };
  await expect(makeBackup(backup, { ...parts, files }, { passphrase: undefined })).rejects.toThrow(
    `A picture's file is missing (pictures/${PICTURE}/master.webp)`,
  );
  expect(locks).toEqual([false]);
  await expect(readFile(backup)).rejects.toThrow('ENOENT');
});
