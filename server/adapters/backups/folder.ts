import { copyFile, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUP_NAME_FORM, type BackupPlace, type StoredBackup } from '../../ports/backups.ts';
import { FileFault } from '../../ports/files.ts';

/** What stays free besides the backup itself: the database may be on the same disk, and stops when it is full. */
const FREE_MIN_BYTES = 512 * 1024 * 1024;
const PARTIAL_FORM = /^oyin-nightly-.*\.partial$/;
/** Longer than any writing takes; what is older was left behind by a crash. */
const PARTIAL_MAX_AGE_MS = 86_400_000;

/** A folder such as a second disk or one that another machine shares. It is never made: a disk that is not mounted must be missed. */
export function createBackupFolder(folder: string): BackupPlace {
  async function list(): Promise<readonly StoredBackup[]> {
    const names = (await readdir(folder).catch(() => [])).filter((name) => BACKUP_NAME_FORM.test(name));
    return Promise.all(names.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })));
  }

  return {
    list,

    async keep(name, write) {
      await dropPartials(folder);
      await refuseWithoutRoom(folder, await list());
      const path = join(folder, name);
      await write(path);
      return (await stat(path)).size;
    },

    remove: (name) => rm(join(folder, name), { force: true }),
    fetch: (name, path) => copyFile(join(folder, name), path),
  };
}

/** The next backup is about as large as the largest one that is there. */
async function refuseWithoutRoom(folder: string, stored: readonly StoredBackup[]): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const needed = FREE_MIN_BYTES + Math.max(0, ...stored.map(({ bytes }) => bytes));
  if (bavail * bsize < needed) {
    throw new FileFault(`The disk is nearly full: a backup needs ${Math.ceil(needed / 1e6)} MB free.`);
  }
}

async function dropPartials(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => PARTIAL_FORM.test(each))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < Date.now() - PARTIAL_MAX_AGE_MS) await rm(path, { force: true });
  }
}
