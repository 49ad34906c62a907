import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { accept, type Result } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { contactMessages } from '../../database/schema/contact-messages.ts';
import { messages } from '../../database/schema/messages.ts';
import { inTransaction } from '../../database/transaction.ts';
import { markHandled } from '../../jobs/mark-handled.ts';
import { queueMessages } from '../../jobs/queue-messages.ts';
import { writeMessages } from '../../jobs/write-messages.ts';
import { writeSettled } from './contact.store.ts';
import { NO_SUCH_MESSAGE } from './no-such-message.ts';

type Reply = {
  readonly id: string;
  readonly text: string;
  /** Sent again after a lost answer, it leaves once. */
  readonly key: string;
  readonly by: string;
  readonly now: Date;
};

/** An email in the words of whoever answers. Its row holds them and who wrote them, as long as the message itself. */
export function replyToMessage(db: Database, { id, text, key, by, now }: Reply): Promise<Result<void>> {
  return inTransaction(db, async (tx): Promise<Result<void>> => {
    const [written] = await tx
      .select({ email: contactMessages.email })
      .from(contactMessages)
      .where(eq(contactMessages.id, id))
      .for('update');
    if (!written) return NO_SUCH_MESSAGE;
    const event = `contact_reply ${id} ${key} ${createHash('sha256').update(text).digest('hex')}`;
    const sent = await tx.$count(messages, and(eq(messages.event, event), eq(messages.contactMessageId, id)));
    if (sent > 0) return accept(undefined);
    const reply = { event, kind: 'contact_reply', details: { reply: text, by } } as const;
    const writer = { userId: null, email: written.email, hasDevice: false, switchedOff: [] };
    await queueMessages(tx, writeMessages({ contactMessageId: id }, reply, [writer]));
    await writeSettled(tx, id, { at: now, by });
    await markHandled(tx, 'contact_message', id, now);
    return accept(undefined);
  });
}
