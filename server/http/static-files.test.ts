import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { loadStaticFiles } from './static-files.ts';

test.each([
  ['assets/shop-Ab12.js', 'public, max-age=31536000, immutable'],
  ['assets/some-worker.js', 'public, max-age=31536000, immutable'],
  ['favicon.svg', 'public, max-age=3600'],
  ['firebase-messaging-sw.js', 'no-cache'],
  ['shop-worker.js', 'no-cache'],
])('%s is kept by browsers as %s', async (name, keeping) => {
  await using folder = await makeTemporaryFolder();
  await mkdir(join(folder.path, 'assets'));
  await writeFile(join(folder.path, name), 'contents');
  const files = await loadStaticFiles(folder.path);
  expect(files.get(`/${name}`)?.headers['cache-control']).toBe(keeping);
});
