import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { FILE_KEY_FORM, type FilePort, type ListedFile } from '../../ports/files.ts';
import { checkKey, checkPrefix } from './check-key.ts';

/** No key begins with a dot, so no file can be put here and none of these is ever listed. */
const DRAFTS = '.drafts';
/** Longer than any writing takes; what is older was left behind by a crash. */
const DRAFT_MAX_AGE_MS = 3_600_000;
/** What stays free for the database and the log; of a small disk a twentieth. */
const FREE_MIN_BYTES = 512 * 1024 * 1024;
const FREE_MIN_PART = 20;

type DiskFacts = { readonly bavail: number; readonly blocks: number; readonly bsize: number };

/** Keeps files in a folder. Nodes on several machines need it to be the same folder, or a bucket instead. */
export async function openFolderFiles(
  folder: string,
  measureDisk: (path: string) => Promise<DiskFacts> = statfs,
): Promise<FilePort> {
  const drafts = join(folder, DRAFTS);
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  await dropOldDrafts(drafts);

  const pathOf = (key: string) => {
    checkKey(key);
    return join(folder, key);
  };

  return {
    async put(key, { bytes }) {
      const path = pathOf(key);
      const draft = join(drafts, randomUUID());
      try {
        await writeFile(draft, bytes, { mode: 0o600, flush: true });
        await moveInto(path, draft);
      } finally {
        await rm(draft, { force: true });
      }
      // The name must survive a power cut as well as the bytes do, and so must the folders around it.
      for (let place = dirname(path); place.startsWith(folder); place = dirname(place))
        await syncFolder(place);
    },

    get: (key) => unlessAbsent(readFile(pathOf(key))),

    async hasRoom() {
      const { bavail, blocks, bsize } = await measureDisk(folder);
      return bavail * bsize > Math.min(FREE_MIN_BYTES, (blocks * bsize) / FREE_MIN_PART);
    },

    async remove(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await removeIfEmpty(dirname(path));
    },

    async *list(prefix): AsyncGenerator<ListedFile> {
      checkPrefix(prefix);
      const place = join(folder, prefix);
      const entries = (await unlessAbsent(readdir(place, { recursive: true, withFileTypes: true }))) ?? [];
      for (const entry of entries) {
        const path = join(entry.parentPath, entry.name);
        const key = relative(folder, path).split(sep).join('/');
        if (!entry.isFile() || !FILE_KEY_FORM.test(key)) continue;
        const facts = await unlessAbsent(stat(path));
        if (facts) yield { key, storedAt: facts.mtime, bytes: facts.size };
      }
    },
  };
}

/** Whoever removes the last file of a folder takes the folder along, perhaps at this very moment. */
async function moveInto(path: string, draft: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      return await rename(draft, path);
    } catch (error) {
      if (!isAbsence(error) || attempt === 3) throw error;
    }
  }
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => undefined);
  if (!handle) return;
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeIfEmpty(path: string): Promise<void> {
  try {
    await rmdir(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST' && code !== 'ENOENT') throw error;
  }
}

async function dropOldDrafts(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const path = join(drafts, name);
    const facts = await unlessAbsent(stat(path));
    if (facts && facts.mtimeMs < Date.now() - DRAFT_MAX_AGE_MS) await rm(path, { force: true });
  }
}

async function unlessAbsent<Found>(search: Promise<Found>): Promise<Found | undefined> {
  try {
    return await search;
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
