export type StoredBackup = { readonly name: string; readonly bytes: number };

/** Where backups are kept, each of them one file. */
export type BackupPlace = {
  /** Resolves when the file that `write` has written is kept for good, whole or not at all; answers its size. */
  readonly keep: (name: string, write: (path: string) => Promise<void>) => Promise<number>;
  /** What the shop itself has put there; other files are none of its business. */
  readonly list: () => Promise<readonly StoredBackup[]>;
  readonly remove: (name: string) => Promise<void>;
  /** Writes the backup of that name to `path`. */
  readonly fetch: (name: string, path: string) => Promise<void>;
};

/** By date and time, so that the order of the names is that of the backups. */
export const BACKUP_NAME_FORM = /^oyin-nightly-\d{8}-\d{6}\.backup$/;

export function nameBackup(at: Date): string {
  const [day = '', time = ''] = at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').split('T');
  return `oyin-nightly-${day}-${time}.backup`;
}
