import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts';
import { openFolderFiles } from './folder.ts';

const KEY = 'pictures/a/master.webp';
const FILE = { bytes: Buffer.from('a cake'), contentType: 'image/webp' };

async function makeFolder(): Promise<string> {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return join(folder.path, 'files');
}

test('what a crash left half written goes at the next start, what is being written stays', async () => {
  const folder = await makeFolder();
  await mkdir(join(folder, '.drafts'), { recursive: true });
  for (const name of ['old', 'new']) await writeFile(join(folder, '.drafts', name), 'half');
  const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(join(folder, '.drafts', 'old'), twoHoursAgo, twoHoursAgo);
  await openFolderFiles(folder);
  expect(await readdir(join(folder, '.drafts'))).toEqual(['new']);
});

test('nothing is left behind: no draft after a file was kept, no folder after its last file went', async () => {
  const folder = await makeFolder();
  const files = await openFolderFiles(folder);
  await files.put(KEY, FILE);
  expect(await readdir(join(folder, '.drafts'))).toEqual([]);
  await files.remove(KEY);
  expect(await readdir(join(folder, 'pictures'))).toEqual([]);
});

test('files can be read by their owner alone', async () => {
  const folder = await makeFolder();
  const files = await openFolderFiles(folder);
  await files.put(KEY, FILE);
  expect((await stat(join(folder, KEY))).mode & 0o077).toBe(0);
  expect((await stat(folder)).mode & 0o077).toBe(0);
});

test('files and folders come and go at the same time without a fault', async () => {
  const files = await openFolderFiles(await makeFolder());
  const rounds = Array.from({ length: 40 }, async (_, index) => {
    const key = `pictures/a/${index % 4}.webp`;
    await files.put(key, FILE);
    await files.remove(key);
  });
  await Promise.all(rounds);
  await files.put(KEY, FILE);
  expect((await files.get(KEY))?.toString()).toBe('a cake');
});

test.each([
  [600, 10_000, true],
  [500, 10_000, false],
  [80, 1_000, true],
  [40, 1_000, false],
])('of %i MB free on a disk of %i MB there is room: %s (P21.15)', async (free, size, hasRoom) => {
  const measureDisk = async () => ({ bavail: free, blocks: size, bsize: 1024 * 1024 });
  const files = await openFolderFiles(await makeFolder(), measureDisk);
  expect(await files.hasRoom()).toBe(hasRoom);
});
