/** A night, and the morning in which a failed one is tried again. */
const BACKUP_MAX_AGE_HOURS = 36;
const HOUR_MS = 3_600_000;

/** What the shop knows about its backups. */
export type BackupState = {
  /** Whether the shop makes one every night by itself. */
  readonly isNightly: boolean;
  /** The last one that was completed, by the shop or by command. */
  readonly lastAt: string | null;
  readonly lastBytes: number | null;
  /** Why the last attempt since then failed. */
  readonly failure: { readonly at: string; readonly reason: string } | null;
};

export type BackupJudgement = 'fresh' | 'old' | 'missing';

export function judgeBackup({ lastAt }: Pick<BackupState, 'lastAt'>, now: Date): BackupJudgement {
  if (lastAt === null) return 'missing';
  return now.getTime() - Date.parse(lastAt) <= BACKUP_MAX_AGE_HOURS * HOUR_MS ? 'fresh' : 'old';
}
