import { statfs } from 'node:fs/promises';
import { StartError } from '../../start/start-error.ts';

const BYTES_PER_MB = 1024 * 1024;
const NEEDED_MB = 300;

export type FreeBytesReader = (folder: string) => Promise<number>;

export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Asked before the first byte is written: a database that runs full while it is made helps nobody. */
export async function requireFreeSpace(folder: string, readFree: FreeBytesReader): Promise<void> {
  const freeBytes = await readFree(folder);
  if (freeBytes >= NEEDED_MB * BYTES_PER_MB) return;
  throw new StartError(
    `The database needs ${NEEDED_MB} MB of free disk space in ${folder}, but only ${Math.floor(freeBytes / BYTES_PER_MB)} MB are left.`,
  );
}
