import { eq } from 'drizzle-orm';
import type { QuietHours } from '../../domain/notifications/quiet-hours.ts';
import type { Database } from '../database/database.ts';
import { quietHours } from '../database/schema/account.ts';

export async function findQuietHours(db: Database, userId: string): Promise<QuietHours | null> {
  const [row] = await db
    .select({ begin: quietHours.begin, end: quietHours.end })
    .from(quietHours)
    .where(eq(quietHours.userId, userId));
  return row ?? null;
}

export async function writeQuietHours(
  db: Database,
  userId: string,
  wanted: QuietHours | null,
): Promise<void> {
  if (wanted === null) {
    await db.delete(quietHours).where(eq(quietHours.userId, userId));
    return;
  }
  await db
    .insert(quietHours)
    .values({ userId, ...wanted })
    .onConflictDoUpdate({ target: quietHours.userId, set: wanted });
}
