import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { announceNews } from '../database/news.ts';
import { messages } from '../database/schema/messages.ts';

/** What was told turned out not to be so: whatever has not left yet stays, and no bell counts it any longer. */
export async function withdrawMessages(tx: Transaction, event: string, now: Date): Promise<void> {
  const withdrawn = await tx
    .update(messages)
    .set({ readAt: now })
    .where(and(eq(messages.event, event), isNull(messages.sentAt), isNull(messages.readAt)))
    .returning({ channel: messages.channel, userId: messages.userId });
  for (const { channel, userId } of withdrawn) {
    if (channel === 'in_app' && userId !== null) await announceNews(tx, { kind: 'notification', userId });
  }
}
