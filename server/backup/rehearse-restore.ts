import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readArchive } from './archive.ts';
import { readPartName } from './dump-database.ts';
import { type BackupDescription, type BackupParts, FILES_FOLDER, makeBackup } from './make-backup.ts';
import { RestoreRefusal, restoreBackup } from './restore-backup.ts';

/** A database, files and a folder that are all thrown away afterwards. */
export type Rehearsal = BackupParts & { readonly folder: string; readonly passphrase: string | undefined };

/** Really restores a backup, makes one of what came of it, and compares every row and every picture of the two. */
export async function rehearseRestore(
  path: string,
  { folder, passphrase, ...parts }: Rehearsal,
): Promise<BackupDescription> {
  const description = await restoreBackup(path, parts, { passphrase, replace: false });
  const again = join(folder, 'again.backup');
  await makeBackup(again, parts, { passphrase: undefined });
  const [before, after] = [await digest(path, passphrase), await digest(again, undefined)];
  for (const [name, found] of before) {
    if (after.get(name) !== found)
      throw new RestoreRefusal(`What was restored from ${path} differs from it: ${name}.`);
  }
  return description;
}

/** Of each table and each picture. */
async function digest(path: string, passphrase: string | undefined): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, ReturnType<typeof createHash>>();
  for await (const { name, bytes } of readArchive(path, passphrase)) {
    const subject = readPartName(name) ?? name;
    if (subject === name && !name.startsWith(FILES_FOLDER)) continue;
    const hash = hashes.get(subject) ?? createHash('sha256');
    hashes.set(subject, hash.update(bytes));
  }
  return new Map([...hashes].map(([subject, hash]) => [subject, hash.digest('hex')]));
}
