import type { Transaction } from '../../../database/database.ts';
import { listAdministrators } from '../../../jobs/addressees.store.ts';
import { queueMessages } from '../../../jobs/queue-messages.ts';
import { writeMessages } from '../../../jobs/write-messages.ts';

/** To every administrator: somebody has written on the contact page. */
export async function tellContactMessage(tx: Transaction, contactMessageId: string): Promise<void> {
  const kind = 'contact_message';
  const happening = { event: `${kind} ${contactMessageId}`, kind, details: {} } as const;
  await queueMessages(tx, writeMessages({ contactMessageId }, happening, await listAdministrators(tx, kind)));
}
