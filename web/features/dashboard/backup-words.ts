import { type BackupState, judgeBackup } from '../../../domain/shop/backup-age.ts';
import { formatSince } from '../../ui/formats/format-moment.ts';

/** Null: the last backup is fresh. */
export function sayBackupWarning(backup: BackupState, now: Date): string | null {
  const { isNightly, lastAt, failure } = backup;
  const reason = failure ? ` The last attempt failed: ${failure.reason}` : '';
  switch (judgeBackup(backup, now)) {
    case 'fresh':
      return failure ? `The last backup attempt failed. ${failure.reason} We’ll try again.` : null;
    case 'old':
      return `Your last backup was made ${formatSince(lastAt ?? '', now)}.${reason}`;
    case 'missing':
      // Before the first night is over nothing has gone wrong, and without nightly backups the checklist asks for one.
      return isNightly && failure ? `There’s no backup of your shop yet.${reason}` : null;
  }
}

/** "Last backup: 7 hours ago, 12.4 MB" */
export function sayLastBackup({ lastAt, lastBytes }: BackupState, now: Date): string {
  const size = lastBytes === null ? '' : `, ${(lastBytes / 1e6).toFixed(1)} MB`;
  return `Last backup: ${formatSince(lastAt ?? '', now)}${size}`;
}
