import { eq, type InferInsertModel, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { messages } from '../database/schema/messages.ts';
import { callAddJob } from './add-job.ts';

export type NewMessage = Pick<
  InferInsertModel<typeof messages>,
  'event' | 'kind' | 'channel' | 'recipient' | 'userId' | 'orderId' | 'customOrderId' | 'details'
>;

/**
 * Writes down who is to be told, with the change itself: a change that fails tells nobody, and one that happens twice tells
 * once. Mails are sent by a job; what is shown in the shop is there with its row.
 */
export async function queueMessages(tx: Transaction, wanted: readonly NewMessage[]): Promise<void> {
  if (wanted.length === 0) return;
  const written = tx.$with('written').as(
    tx
      .insert(messages)
      .values([...wanted])
      .onConflictDoNothing()
      .returning({ id: messages.id, channel: messages.channel }),
  );
  await tx
    .with(written)
    .select({ job: callAddJob('send-message', sql`json_build_object('messageId', ${written.id})`) })
    .from(written)
    .where(eq(written.channel, 'email'));
}
