import { and, asc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { messages } from '../database/schema/messages.ts';
import { addJob } from './add-job.ts';
import { type SentMessage, selectSentMessages } from './sent-messages.store.ts';

/** A mail is tried again for hours; one that was refused worries the owner at once, when no attempt can be under way still. */
const REFUSED_AFTER_MS = 60_000;
/** One that nobody has tried to send waits in a long queue. */
const SHOULD_BE_SENT_AFTER_MS = 15 * 60_000;
/** After so long it is news to nobody. */
const WORRIES_FOR_MS = 14 * 24 * 60 * 60_000;

export function countUnsentMails(db: Database, now: Date): Promise<number> {
  return db.$count(messages, isOverdue(now));
}

/** Those that wait longest first. */
export function listUnsentMails(db: Database, now: Date, limit: number): Promise<SentMessage[]> {
  return selectSentMessages(db)
    .where(isOverdue(now))
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(limit);
}

/** Also those that were given up. Pressed twice, each is still tried once. */
export async function queueUnsentMails(db: Database, now: Date): Promise<void> {
  const overdue = await db.select({ id: messages.id }).from(messages).where(isOverdue(now));
  for (const { id } of overdue) {
    await addJob(db, 'send-message', { messageId: id }, { key: `send-message-again:${id}` });
  }
}

export async function findMail(tx: Transaction, id: string): Promise<SentMessage | undefined> {
  const [mail] = await selectSentMessages(tx).where(and(eq(messages.id, id), eq(messages.channel, 'email')));
  return mail;
}

/** Whether that changed anything. Null takes the tick away again. */
export async function writeMailSettled(tx: Transaction, id: string, at: Date | null): Promise<boolean> {
  const written = await tx
    .update(messages)
    .set({ readAt: at })
    .where(
      and(
        eq(messages.id, id),
        eq(messages.channel, 'email'),
        isNull(messages.sentAt),
        at ? isNull(messages.readAt) : isNotNull(messages.readAt),
      ),
    )
    .returning({ id: messages.id });
  return written.length > 0;
}

function isOverdue(now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return and(
    eq(messages.channel, 'email'),
    isNull(messages.sentAt),
    isNull(messages.readAt),
    gt(messages.createdAt, ago(WORRIES_FOR_MS)),
    or(
      and(gt(messages.attempts, 0), lte(messages.createdAt, ago(REFUSED_AFTER_MS))),
      lte(messages.createdAt, ago(SHOULD_BE_SENT_AFTER_MS)),
    ),
  );
}
