import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { announceNews } from '../database/news.ts';
import { messages } from '../database/schema/messages.ts';

const ABOUT = {
  new_order: messages.orderId,
  new_custom_order: messages.customOrderId,
  contact_message: messages.contactMessageId,
  message: messages.customOrderId,
} as const;

/**
 * What one person has dealt with waits for nobody else: the bell of everyone who was notified counts it no longer, but the
 * customer's own.
 */
export async function markHandled(
  tx: Transaction,
  kind: keyof typeof ABOUT,
  id: string,
  now: Date,
  customerId: string | null = null,
): Promise<void> {
  const isStaffs = customerId === null ? undefined : ne(messages.userId, customerId);
  await markRead(tx, and(eq(messages.kind, kind), eq(ABOUT[kind], id), isStaffs), now);
}

/** The same for what happened once and is known by its event, such as a review. */
export async function markEventHandled(tx: Transaction, event: string, now: Date): Promise<void> {
  await markRead(tx, eq(messages.event, event), now);
}

/** The bells of all whose notifications these are, at every open screen of theirs. */
export async function markRead(tx: Transaction, settled: SQL | undefined, now: Date): Promise<void> {
  const handled = await tx
    .update(messages)
    .set({ readAt: now })
    .where(and(eq(messages.channel, 'in_app'), isNull(messages.readAt), settled))
    .returning({ userId: messages.userId });
  for (const { userId } of handled) {
    if (userId !== null) await announceNews(tx, { kind: 'notification', userId });
  }
}
