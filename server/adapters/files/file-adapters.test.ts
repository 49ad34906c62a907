import { randomBytes } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { FileFault, type FilePort } from '../../ports/files.ts';
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts';
import { createBucketFiles } from './bucket.ts';
import { openFolderFiles } from './folder.ts';
import { startBucketServer } from './testing/bucket-server.ts';

const MASTER = 'pictures/0b5c2f0e-6c5d-4c0e-9d0a-0d6f3f6b8a11/master.webp';
const SMALL = 'pictures/0b5c2f0e-6c5d-4c0e-9d0a-0d6f3f6b8a11/160.avif';
const OTHER = 'pictures/9f2c2f0e-6c5d-4c0e-9d0a-0d6f3f6b8a22/160.avif';

const webp = (text: string) => ({ bytes: Buffer.from(text), contentType: 'image/webp' });

async function openFolder(): Promise<FilePort> {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return openFolderFiles(folder.path);
}

async function openBucket(): Promise<FilePort> {
  const server = await startBucketServer();
  onTestFinished(() => server.stop());
  return createBucketFiles(server.bucket);
}

async function listKeys(files: FilePort, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list(prefix)) keys.push(key);
  return keys.sort();
}

describe.each([
  { name: 'files in a folder', open: openFolder },
  { name: 'files in a bucket', open: openBucket },
])('$name', ({ open }) => {
  test('a file comes back byte for byte (P15.4)', async () => {
    const files = await open();
    const bytes = randomBytes(300_000);
    await files.put(MASTER, { bytes, contentType: 'image/webp' });
    expect((await files.get(MASTER))?.equals(bytes)).toBe(true);
  });

  test('what was never stored is not there, and removing it is no fault', async () => {
    const files = await open();
    expect(await files.get(MASTER)).toBeUndefined();
    await files.remove(MASTER);
    expect(await listKeys(files, 'pictures/')).toEqual([]);
  });

  test('a file of the same key is replaced', async () => {
    const files = await open();
    await files.put(MASTER, webp('first, and longer'));
    await files.put(MASTER, webp('second'));
    expect((await files.get(MASTER))?.toString()).toBe('second');
  });

  test('a removed file is gone and its neighbours are not', async () => {
    const files = await open();
    await files.put(MASTER, webp('master'));
    await files.put(SMALL, webp('small'));
    await files.remove(MASTER);
    expect(await files.get(MASTER)).toBeUndefined();
    expect((await files.get(SMALL))?.toString()).toBe('small');
    await files.remove(SMALL);
    await files.put(SMALL, webp('again'));
    expect((await files.get(SMALL))?.toString()).toBe('again');
  });

  test('a list holds everything below its prefix and nothing else, with the moment it was stored', async () => {
    const files = await open();
    const begin = Date.now() - 2_000;
    for (const key of [MASTER, SMALL, OTHER, 'pictures-of-others/a/b.webp']) await files.put(key, webp(key));
    expect(await listKeys(files, 'pictures/')).toEqual([MASTER, SMALL, OTHER].sort());
    expect(await listKeys(files, SMALL.replace('160.avif', ''))).toEqual([MASTER, SMALL].sort());
    expect(await listKeys(files, 'orders/')).toEqual([]);
    for await (const { storedAt } of files.list('pictures/')) {
      expect(storedAt.getTime()).toBeGreaterThan(begin);
      expect(storedAt.getTime()).toBeLessThan(Date.now() + 2_000);
    }
  });

  test('files stored at the same time, some under one key, are each whole', async () => {
    const files = await open();
    const texts = Array.from({ length: 10 }, (_, index) => String(index).repeat(50_000));
    await Promise.all(texts.map((text) => files.put(MASTER, webp(text))));
    expect(texts).toContain((await files.get(MASTER))?.toString());
    expect(await listKeys(files, 'pictures/')).toEqual([MASTER]);
  });

  test.each([
    ['a way out', '../outside.webp'],
    ['a way out from within', 'pictures/../../outside.webp'],
    ['a way out in disguise', 'pictures/..%2f..%2foutside.webp'],
    ['a backslash', 'pictures\\..\\outside.webp'],
    ['the root', '/etc/passwd.txt'],
    ['a hidden file', 'pictures/.hidden.webp'],
    ['a place for drafts', '.drafts/master.webp'],
    ['an empty folder name', 'pictures//master.webp'],
    ['a zero byte', 'pictures/a\0/master.webp'],
    ['a line break', 'pictures/a/master.webp\n'],
    ['a question mark', 'pictures/a/master.webp?acl'],
    ['large letters', 'pictures/A/master.webp'],
    ['a name without an ending', 'pictures/a/master'],
    ['no folder', 'master.webp'],
    ['nothing', ''],
    ['endless', `pictures/${'a/'.repeat(200)}master.webp`],
  ])('a key with %s is refused by every call', async (_, key) => {
    const files = await open();
    await expect(async () => files.put(key, webp('trick'))).rejects.toThrow(FileFault);
    await expect(async () => files.get(key)).rejects.toThrow(FileFault);
    await expect(async () => files.remove(key)).rejects.toThrow(FileFault);
    await expect(listKeys(files, key)).rejects.toThrow(FileFault);
  });

  test.each(['', '/', '../', 'pictures', 'pictures/../', 'pictures/ab'])(
    '"%s" is no prefix',
    async (prefix) => {
      await expect(listKeys(await open(), prefix)).rejects.toThrow(FileFault);
    },
  );
});
