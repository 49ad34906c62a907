import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { BackupState } from '../../domain/shop/backup-age.ts';
import type { Database, Transaction } from './database.ts';
import { settings } from './schema/settings.ts';

const KEY = 'last-backup';

const recordSchema = z.object({
  lastAt: z.nullable(z.iso.datetime()),
  lastBytes: z.nullable(z.number()),
  failure: z.nullable(z.object({ at: z.iso.datetime(), reason: z.string() })),
});
export type BackupRecord = Omit<BackupState, 'isNightly'>;

const NONE: BackupRecord = { lastAt: null, lastBytes: null, failure: null };

export async function readBackupRecord(db: Database | Transaction): Promise<BackupRecord> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
  return row ? recordSchema.parse(row.value) : NONE;
}

/** The rest of the record stays as it is. */
export async function recordBackup(db: Database | Transaction, change: Partial<BackupRecord>): Promise<void> {
  await db
    .insert(settings)
    .values({ key: KEY, value: { ...NONE, ...change } })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`${settings.value} || ${JSON.stringify(change)}::jsonb`, updatedAt: sql`now()` },
    });
}
