import { DELETED_POST_DAYS } from '../../../domain/content/entry.ts';
import type { Database } from '../../database/database.ts';
import { removeEntriesDeletedBefore } from './content.store.ts';

const DAY_MS = 86_400_000;

/** What nobody has put back goes for good, and its addresses are free again. */
export async function cleanDeletedPosts(db: Database, now: Date): Promise<void> {
  await removeEntriesDeletedBefore(db, new Date(now.getTime() - DELETED_POST_DAYS * DAY_MS));
}
