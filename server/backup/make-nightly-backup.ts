import type { Logger } from 'pino';
import { readLagosDay } from '../../domain/delivery/lagos-time.ts';
import { recordBackup } from '../database/backup-record.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { listAdministrators } from '../jobs/addressees.store.ts';
import { queueMessages } from '../jobs/queue-messages.ts';
import { writeMessages } from '../jobs/write-messages.ts';
import { type BackupPlace, nameBackup } from '../ports/backups.ts';
import { FileFault } from '../ports/files.ts';
import { type BackupParts, makeBackup } from './make-backup.ts';

export type NightlyParts = BackupParts & {
  readonly db: Database;
  readonly place: BackupPlace;
  readonly keep: number;
  readonly passphrase: string | undefined;
  readonly log: Pick<Logger, 'info'>;
};

/** One backup more, and those that are too many fewer. A failure is told to the owner and left to the queue, which tries again. */
export async function makeNightlyBackup(parts: NightlyParts, now: Date): Promise<void> {
  const { db, place, keep, passphrase, log } = parts;
  const name = nameBackup(now);
  try {
    const bytes = await place.keep(name, async (path) => {
      await makeBackup(path, parts, { passphrase, at: now });
    });
    await recordBackup(db, { lastAt: now.toISOString(), lastBytes: bytes, failure: null });
    log.info({ backup: name, bytes }, 'The nightly backup is made');
  } catch (error) {
    await reportFailure(db, describeFailure(error), now);
    throw error;
  }
  await prune(place, keep);
}

/** After the new one is safe, and never more than that it makes room for. */
async function prune(place: BackupPlace, keep: number): Promise<void> {
  const names = (await place.list()).map(({ name }) => name).sort();
  for (const name of names.slice(0, -keep)) await place.remove(name);
}

/** The administrators hear of it once a day, however often it is tried. */
async function reportFailure(db: Database, reason: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await recordBackup(tx, { failure: { at: now.toISOString(), reason } });
    const failed = {
      event: `backup_failed ${readLagosDay(now)}`,
      kind: 'backup_failed',
      details: { reason },
    } as const;
    await queueMessages(tx, writeMessages({}, failed, await listAdministrators(tx, failed.kind)));
  });
}

const SYSTEM_REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full.',
  EACCES: 'The shop may not write to the backup folder.',
  EPERM: 'The shop may not write to the backup folder.',
  EROFS: 'The disk of the backup folder is read-only.',
  ENOENT: 'The backup folder cannot be reached.',
};

/** Only in words of our own: what a database says about a fault may hold people's data. */
function describeFailure(error: unknown): string {
  if (error instanceof FileFault) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return SYSTEM_REASONS[code] ?? 'The server log says why.';
}
