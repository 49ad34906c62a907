import { lt } from 'drizzle-orm';
import { SECURITY_LOG_DAYS } from '../../../domain/users/security-events.ts';
import type { Database } from '../../database/database.ts';
import { securityEvents } from '../../database/schema/security-events.ts';

const DAY_MS = 86_400_000;

export async function cleanSecurityLog(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - SECURITY_LOG_DAYS * DAY_MS);
  await db.delete(securityEvents).where(lt(securityEvents.at, oldest));
}
