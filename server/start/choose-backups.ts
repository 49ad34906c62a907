import { join } from 'node:path';
import { createBackupBucket } from '../adapters/backups/bucket.ts';
import { createBackupFolder } from '../adapters/backups/folder.ts';
import { makeNightlyBackup, type NightlyParts } from '../backup/make-nightly-backup.ts';
import { writeMasterKey } from '../features/pictures/picture-files.ts';
import type { BackupPlace } from '../ports/backups.ts';
import type { Settings } from '../settings/settings.ts';

type NightlyOptions = Pick<NightlyParts, 'db' | 'pool' | 'files' | 'log'> & {
  readonly settings: PlaceSettings & Pick<Settings, 'backupPassphrase'>;
};

/** What the queue does every night; undefined where the settings do not ask for it. */
export function planNightlyBackups({
  settings,
  ...parts
}: NightlyOptions): ((now: Date) => Promise<void>) | undefined {
  const { nightlyBackups, backupPassphrase: passphrase } = settings;
  const place = chooseBackupPlace(settings);
  if (!place || !nightlyBackups) return undefined;
  const { keep } = nightlyBackups;
  return (now) => makeNightlyBackup({ ...parts, writeMasterKey, place, keep, passphrase }, now);
}

type PlaceSettings = Pick<Settings, 'bucket' | 'dataDir' | 'nightlyBackups'>;

/** Undefined: the settings name none. */
function chooseBackupPlace({ nightlyBackups, ...settings }: PlaceSettings): BackupPlace | undefined {
  if (!nightlyBackups) return undefined;
  return nightlyBackups.to === 'bucket'
    ? createBucketPlace(settings)
    : createBackupFolder(nightlyBackups.to.folder);
}

/** Undefined: there is no bucket. */
export function createBucketPlace({
  bucket,
  dataDir,
}: Pick<PlaceSettings, 'bucket' | 'dataDir'>): BackupPlace | undefined {
  return bucket && createBackupBucket(bucket, join(dataDir, 'backups'));
}
