import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BACKUP_NAME_FORM } from '../ports/backups.ts';
import { createBucketPlace } from '../start/choose-backups.ts';
import type { Command } from './command.ts';
import { RestoreRefusal } from './restore-backup.ts';

const IN_BUCKET = 'bucket:';

/** The path of the backup that was asked for; one in the bucket is brought here first. */
export async function obtainBackup(
  given: string,
  { settings, opened, report }: Pick<Command, 'settings' | 'opened' | 'report'>,
): Promise<string> {
  if (!given.startsWith(IN_BUCKET)) return resolve(given);
  const place = createBucketPlace(settings);
  if (!place) throw new RestoreRefusal('There is no bucket: set the S3_ settings it belongs to.');
  const asked = given.slice(IN_BUCKET.length);
  const names = (await place.list()).map(({ name }) => name).sort();
  const name = asked === 'latest' ? names.at(-1) : asked;
  if (!name || !BACKUP_NAME_FORM.test(name) || !names.includes(name)) {
    throw new RestoreRefusal(
      `The bucket has no backup named "${asked}". ${names.length === 0 ? 'It has none at all.' : `It has: ${names.join(', ')}.`}`,
    );
  }
  report(`Fetching ${name} from the bucket`);
  const folder = await mkdtemp(join(tmpdir(), 'oyin-backup-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, name);
  await place.fetch(name, path);
  return path;
}
