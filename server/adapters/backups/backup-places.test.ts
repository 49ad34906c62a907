import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nameBackup } from '../../ports/backups.ts';
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts';
import { startBucketServer } from '../files/testing/bucket-server.ts';
import { createBackupBucket } from './bucket.ts';
import { createBackupFolder } from './folder.ts';

const NAME = nameBackup(new Date('2026-11-16T01:53:07Z'));

async function makeFolder(): Promise<string> {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return folder.path;
}

async function openBucketPlace() {
  const { bucket, stop } = await startBucketServer();
  onTestFinished(stop);
  return createBackupBucket(bucket, await makeFolder());
}

test.each([
  ['a folder', async () => createBackupFolder(await makeFolder())],
  ['the bucket', openBucketPlace],
])('%s keeps backups whole, lists, hands out and removes them (P33.1)', async (_, open) => {
  const place = await open();
  const contents = Buffer.alloc(300_000, 'loaf');
  expect(await place.keep(NAME, (path) => writeFile(path, contents))).toBe(contents.length);
  expect(await place.list()).toEqual([{ name: 'oyin-nightly-20261116-015307.backup', bytes: 300_000 }]);
  const copy = join(await makeFolder(), 'copy');
  await place.fetch(NAME, copy);
  expect((await readFile(copy)).equals(contents)).toBe(true);
  await place.remove(NAME);
  expect(await place.list()).toEqual([]);
});

test('a folder that is not there, such as of a disk that is not mounted, is not made (P33.1)', async () => {
  const place = createBackupFolder(join(await makeFolder(), 'unmounted'));
  await expect(place.keep(NAME, (path) => writeFile(path, 'x'))).rejects.toThrow('ENOENT');
});

test('what others put into the folder is none of its business (P33.1)', async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, 'oyin-2026-11-16T0200.backup'), 'made by hand');
  expect(await createBackupFolder(folder).list()).toEqual([]);
});
