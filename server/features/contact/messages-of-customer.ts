import type { ContactMessage } from '../../../contract/contact.ts';
import { CARD_ENTRIES_MAX } from '../../../contract/customers.ts';
import type { KnownContacts } from '../../../domain/customers/contacts.ts';
import type { Database } from '../../database/database.ts';
import { listContactRowsOfCustomer } from './contact.store.ts';
import { describeContactMessages } from './describe-contact-message.ts';

/** What somebody has written, the newest first. */
export async function listMessagesOfCustomer(
  db: Database,
  contacts: KnownContacts,
): Promise<ContactMessage[]> {
  const rows = await listContactRowsOfCustomer(db, contacts, CARD_ENTRIES_MAX);
  return describeContactMessages(db, rows);
}
