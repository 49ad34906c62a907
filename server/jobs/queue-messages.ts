import type { InferInsertModel } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { messages } from '../database/schema/messages.ts';
import { addJobs } from './add-job.ts';

export type NewMessage = Pick<
  InferInsertModel<typeof messages>,
  'event' | 'kind' | 'channel' | 'recipient' | 'userId' | 'orderId' | 'details'
>;

/**
 * Writes down who is to be told, with the change itself: a change that fails tells nobody, and one that happens twice tells
 * once. Mails are sent by a job; what is shown in the shop is there with its row.
 */
export async function queueMessages(tx: Transaction, wanted: readonly NewMessage[]): Promise<void> {
  if (wanted.length === 0) return;
  const written = await tx
    .insert(messages)
    .values([...wanted])
    .onConflictDoNothing()
    .returning({ id: messages.id, channel: messages.channel });
  const mails = written.filter(({ channel }) => channel === 'email');
  await addJobs(
    tx,
    'send-message',
    mails.map(({ id }) => ({ messageId: id })),
  );
}
