import { and, isNotNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { messages } from '../../database/schema/messages.ts';

const DAY_MS = 86_400_000;
const READ_RETENTION_DAYS = 365;
const RETENTION_DAYS = 730;

/** What was read goes after a year; after two everything does, mails and pushes too, because their rows say where people were reached. */
export async function cleanNotifications(db: Database, now: Date): Promise<void> {
  const isOlderThan = (days: number) => lt(messages.createdAt, new Date(now.getTime() - days * DAY_MS));
  await db
    .delete(messages)
    .where(
      or(and(isNotNull(messages.readAt), isOlderThan(READ_RETENTION_DAYS)), isOlderThan(RETENTION_DAYS)),
    );
}
