import type { Database } from '../../database/database.ts';
import { PICTURES_READ_LOCK, tryLockName } from '../../database/lock-names.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { FilePort } from '../../ports/files.ts';
import { PICTURES_PREFIX, readPictureId, writePicturePrefix } from './picture-files.ts';
import { deleteIfUnused, findKnownIds, lockUnusedPictures } from './pictures.store.ts';

/** A form with a fresh picture may stay open overnight. */
const UNUSED_MAX_HOURS = 24;
const AT_ONCE = 100;

export type CleanParts = { readonly db: Database; readonly files: FilePort; readonly now?: () => Date };

/** Removes pictures that nothing shows, and files that a crash left without their row. Whatever is young is left alone. */
export async function cleanPictures({ db, files, now = () => new Date() }: CleanParts): Promise<void> {
  const before = new Date(now().getTime() - UNUSED_MAX_HOURS * 3_600_000);
  let found: number;
  do found = await removeUnused(db, files, before);
  while (found === AT_ONCE);
  await removeLeftovers(db, files, before);
}

/** Rows first: until the last of a picture's files is gone nobody can be led to it. */
async function removeUnused(db: Database, files: FilePort, before: Date): Promise<number> {
  const { locked, deleted } = await inTransaction(db, async (tx) => {
    if (!(await tryLockName(tx, PICTURES_READ_LOCK))) return { locked: 0, deleted: [] };
    const ids = await lockUnusedPictures(tx, before, AT_ONCE);
    return { locked: ids.length, deleted: ids.length > 0 ? await deleteIfUnused(tx, ids) : [] };
  });
  for (const id of deleted) {
    for await (const { key } of files.list(writePicturePrefix(id))) await files.remove(key);
  }
  return locked;
}

async function removeLeftovers(db: Database, files: FilePort, before: Date): Promise<void> {
  let old: string[] = [];
  const removeUnknown = async () => {
    const ids = [...new Set(old.map(readPictureId))].filter((id) => id !== undefined);
    const known = ids.length > 0 ? await findKnownIds(db, ids) : new Set();
    const unknown = old.filter((key) => !known.has(readPictureId(key) ?? ''));
    for (const key of unknown) await files.remove(key);
    old = [];
  };
  for await (const { key, storedAt } of files.list(PICTURES_PREFIX)) {
    if (storedAt < before) old.push(key);
    if (old.length >= AT_ONCE) await removeUnknown();
  }
  await removeUnknown();
}
