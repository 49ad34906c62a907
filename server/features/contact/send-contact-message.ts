import type { NewContactMessage } from '../../../contract/contact.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { listAdministrators } from '../../jobs/addressees.store.ts';
import { queueMessages } from '../../jobs/queue-messages.ts';
import { writeMessages } from '../../jobs/write-messages.ts';
import { type ContactMessageRow, findContactMessageByKey, insertContactMessage } from './contact.store.ts';

const KEY_REUSED = refuse(
  'conflict',
  'key_reused',
  'This message was already sent with a different text. Reload the page and try again.',
);

export type WrittenContactMessage = {
  readonly message: Omit<NewContactMessage, 'form' | 'website'>;
  /** Sent again after a lost answer, it leads to the same message. */
  readonly key: string;
  readonly now: Date;
};

/** Keeps a message exactly once and tells the owner. Its writer gets no mail: anybody can type somebody else's address. */
export function sendContactMessage(db: Database, written: WrittenContactMessage): Promise<Result<string>> {
  return inTransaction(db, (tx) => keepContactMessage(tx, written));
}

/** For what is asked of the owner elsewhere, with the change it belongs to. */
export async function keepContactMessage(
  tx: Transaction,
  { message, key, now }: WrittenContactMessage,
): Promise<Result<string>> {
  const { name, email, phone, topic, text } = message;
  const values = { name, email, phone: phone ?? '', topic, text };
  const row = await insertContactMessage(tx, { ...values, key, createdAt: now });
  if (row) {
    await notifyContactMessage(tx, row.id);
    return accept(row.id);
  }
  const earlier = await findContactMessageByKey(tx, key);
  return earlier && isSame(earlier, values) ? accept(earlier.id) : KEY_REUSED;
}

type Words = Pick<ContactMessageRow, 'name' | 'email' | 'phone' | 'topic' | 'text'>;

function isSame(earlier: Words, now: Words): boolean {
  return (['name', 'email', 'phone', 'topic', 'text'] as const).every((part) => earlier[part] === now[part]);
}

/** To every administrator: somebody has written on the contact page. */
async function notifyContactMessage(tx: Transaction, contactMessageId: string): Promise<void> {
  const kind = 'contact_message';
  const happening = { event: `${kind} ${contactMessageId}`, kind, details: {} } as const;
  await queueMessages(tx, writeMessages({ contactMessageId }, happening, await listAdministrators(tx, kind)));
}
