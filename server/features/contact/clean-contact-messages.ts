import { CONTACT_RETENTION_DAYS } from '../../../domain/contact/contact-message.ts';
import type { Database } from '../../database/database.ts';
import { deleteContactRowsSettledBefore } from './contact.store.ts';

const DAY_MS = 86_400_000;

/** What somebody wrote goes when nobody needs it any more, as the privacy page says, with every notice about it. */
export async function cleanContactMessages(db: Database, now: Date): Promise<void> {
  await deleteContactRowsSettledBefore(db, new Date(now.getTime() - CONTACT_RETENTION_DAYS * DAY_MS));
}
