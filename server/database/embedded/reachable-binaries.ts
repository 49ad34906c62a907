import { chmod, cp, lstat, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../start/start-error.ts';
import { type Binaries, programPath } from './binaries.ts';
import type { DataFolder } from './data-folder.ts';
import { isMissing } from './file-fault.ts';
import type { ServerUser } from './run-program.ts';
import { mayEnterOrRun } from './server-user.ts';
import { inWorkshop } from './workshop.ts';

const WRITABLE_BY_OTHERS = 0o022;
const READABLE_BY_ALL = 0o755;

/**
 * The binaries where the unprivileged user can run them. When the project lies in root's home they are copied beside
 * the data, once for each release: a shared temporary folder is swept by the system and open to everybody's files.
 */
export async function makeReachable(
  binaries: Binaries,
  folder: DataFolder,
  user: ServerUser | undefined,
): Promise<Binaries> {
  if (!user || (await mayEnterOrRun(user, programPath(binaries, 'postgres')))) return binaries;
  const copy = { ...binaries, folder: join(folder.home, `binaries-${binaries.release}`) };
  if (!(await isCopied(copy.folder))) {
    await inWorkshop(folder, async (workshop) => {
      const draft = join(workshop, 'binaries');
      await cp(binaries.folder, draft, { recursive: true, verbatimSymlinks: true });
      await openToAll(draft);
      await rename(draft, copy.folder);
    });
  }
  return copy;
}

async function isCopied(path: string): Promise<boolean> {
  try {
    const { uid, mode } = await lstat(path);
    if (uid === process.getuid?.() && (mode & WRITABLE_BY_OTHERS) === 0) return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
  throw new StartError(
    `The programs in ${path} may have been put there by another user: remove that folder.`,
  );
}

/** A strict umask at installation time is one of the reasons for the copy. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, READABLE_BY_ALL);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), READABLE_BY_ALL);
  }
}
