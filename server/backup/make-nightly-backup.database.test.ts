import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createBackupFolder } from '../adapters/backups/folder.ts';
import { readBackupRecord } from '../database/backup-record.ts';
import { writeMasterKey } from '../features/pictures/picture-files.ts';
import { createMetrics } from '../http/metrics.ts';
import { openShopApp } from '../testing/shop-app.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { makeNightlyBackup } from './make-nightly-backup.ts';
import { checkBackup } from './restore-backup.ts';

async function openNightly() {
  const shop = await openShopApp();
  const temporary = await makeTemporaryFolder();
  onTestFinished(() => temporary[Symbol.asyncDispose]());
  const folder = join(temporary.path, 'nightly');
  await mkdir(folder);
  const parts = {
    db: shop.db,
    pool: shop.database.pool,
    files: shop.files,
    writeMasterKey,
    place: createBackupFolder(folder),
    keep: 2,
    passphrase: undefined,
    log: pino({ level: 'silent' }),
  };
  return { shop, folder, run: (at: string) => makeNightlyBackup(parts, new Date(at)) };
}

test('the last ones are kept, and when the last good one was made is on record and in the figures (P33.1)', {
  tags: 'long',
}, async () => {
  const { shop, folder, run } = await openNightly();
  for (const day of [14, 15, 16]) await run(`2026-11-${day}T01:53:00Z`);
  const names = (await readdir(folder)).sort();
  expect(names).toEqual(['oyin-nightly-20261115-015300.backup', 'oyin-nightly-20261116-015300.backup']);
  await expect(checkBackup(join(folder, names[1] ?? ''), undefined)).resolves.toMatchObject({
    at: '2026-11-16T01:53:00.000Z',
  });
  const record = await readBackupRecord(shop.db);
  expect(record).toMatchObject({ lastAt: '2026-11-16T01:53:00.000Z', failure: null });

  const metrics = createMetrics();
  metrics.watchBackups(() => readBackupRecord(shop.db));
  const figures = await metrics.registry.metrics();
  expect(figures).toContain('oyin_backup_last_success_timestamp_seconds 1794793980');
  expect(figures).toContain(`oyin_backup_last_success_bytes ${record.lastBytes}`);
});

test('a failed one notifies the owner once a day and leaves what is there, until the next one succeeds (P33.3)', async () => {
  const { shop, folder, run } = await openNightly();
  await run('2026-11-14T01:53:00Z');
  const owner = await shop.signInUser('owner@bakery.example', { isAdmin: true });
  // Where the next backup is to be written there is a folder already.
  await mkdir(join(folder, 'oyin-nightly-20261115-015300.backup.partial'));
  await writeFile(join(folder, 'oyin-nightly-20261115-015300.backup.partial', 'in-the-way'), '');
  for (let attempt = 0; attempt < 2; attempt++) {
    await expect(run('2026-11-15T01:53:00Z')).rejects.toThrow();
  }
  await shop.settle();
  expect(shop.mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: 'owner@bakery.example', subject: 'Last night’s backup failed' },
  ]);
  const read = async () => (await owner.ask('/api/admin/dashboard')).json();
  expect(await read()).toMatchObject({
    backup: {
      lastAt: '2026-11-14T01:53:00.000Z',
      failure: { at: '2026-11-15T01:53:00.000Z', reason: 'The server log says why.' },
    },
  });
  await run('2026-11-16T01:53:00Z');
  expect(await read()).toMatchObject({ backup: { lastAt: '2026-11-16T01:53:00.000Z', failure: null } });
});
