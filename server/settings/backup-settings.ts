import { isAbsolute } from 'node:path';

const PASSPHRASE_MIN_LENGTH = 12;
const BACKUPS_UNLESS_SET = 14;
const BACKUPS_MAX = 365;

export type NightlyBackups = {
  /** A folder, or the bucket of the S3_ settings. */
  readonly to: { readonly folder: string } | 'bucket';
  /** How many stay; the oldest go first. */
  readonly keep: number;
};

export type BackupSettings = {
  /** Absent: backups can be read by whoever has them. */
  readonly backupPassphrase: string | undefined;
  /** Absent: the shop makes no backups by itself. */
  readonly nightlyBackups: NightlyBackups | undefined;
};

type BackupReading = { readonly backups: BackupSettings; readonly problems: readonly string[] };

export function readBackups(
  read: (name: string) => string | undefined,
  { hasBucket }: { readonly hasBucket: boolean },
): BackupReading {
  const problems: string[] = [];
  const backupPassphrase = read('BACKUP_PASSPHRASE');
  if (backupPassphrase !== undefined && backupPassphrase.length < PASSPHRASE_MIN_LENGTH) {
    problems.push(
      `BACKUP_PASSPHRASE must have at least ${PASSPHRASE_MIN_LENGTH} characters, such as four words.`,
    );
  }
  const to = read('BACKUP_TO');
  const given = read('BACKUP_KEEP');
  const keep = given === undefined ? BACKUPS_UNLESS_SET : Number(given);
  if (!Number.isInteger(keep) || keep < 1 || keep > BACKUPS_MAX) {
    problems.push(`BACKUP_KEEP must be a whole number from 1 to ${BACKUPS_MAX}, but it is "${given}".`);
  }
  if (to === undefined) {
    if (given !== undefined) problems.push('BACKUP_KEEP is set without BACKUP_TO: set both, or neither.');
    return { backups: { backupPassphrase, nightlyBackups: undefined }, problems };
  }
  if (to === 'bucket' && !hasBucket) {
    problems.push('BACKUP_TO is bucket, but there is none: set the S3_ settings, or name a folder.');
  }
  if (to !== 'bucket' && !isAbsolute(to)) {
    problems.push(`BACKUP_TO must be bucket, or a whole path such as /var/backups/oyin, but it is "${to}".`);
  }
  const nightlyBackups: NightlyBackups = { to: to === 'bucket' ? to : { folder: to }, keep };
  return { backups: { backupPassphrase, nightlyBackups }, problems };
}
