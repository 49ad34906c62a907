import { expect, test } from 'vitest';
import { readBackups } from './backup-settings.ts';

const read = (environment: Record<string, string>, hasBucket = false) =>
  readBackups((name) => environment[name], { hasBucket });

test('backups go to a folder or the bucket, and fourteen are kept unless said otherwise (P33.1)', () => {
  expect(read({}).backups.nightlyBackups).toBeUndefined();
  expect(read({ BACKUP_TO: '/var/backups/oyin' })).toMatchObject({
    backups: { nightlyBackups: { to: { folder: '/var/backups/oyin' }, keep: 14 } },
    problems: [],
  });
  expect(read({ BACKUP_TO: 'bucket', BACKUP_KEEP: '3' }, true)).toMatchObject({
    backups: { nightlyBackups: { to: 'bucket', keep: 3 } },
    problems: [],
  });
});

test.each<[Record<string, string>, string]>([
  [{ BACKUP_TO: 'bucket' }, 'there is none'],
  [{ BACKUP_TO: 'backups' }, 'BACKUP_TO must be bucket, or a whole path'],
  [{ BACKUP_TO: '/b', BACKUP_KEEP: '0' }, 'BACKUP_KEEP must be a whole number from 1 to 365'],
  [{ BACKUP_KEEP: '5' }, 'BACKUP_KEEP is set without BACKUP_TO'],
  [{ BACKUP_PASSPHRASE: 'short' }, 'BACKUP_PASSPHRASE must have at least 12 characters'],
])('%j is a problem (P33.1)', (environment, problem) => {
  expect(read(environment).problems).toEqual([expect.stringContaining(problem)]);
});
