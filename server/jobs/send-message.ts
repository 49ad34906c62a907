import { and, eq, type InferSelectModel, isNull, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { ADMINISTRATOR_NOTIFICATIONS } from '../../domain/notifications/choices.ts';
import type { Database } from '../database/database.ts';
import { messages } from '../database/schema/messages.ts';
import type { Attempt, RateLimiter } from '../http/rate-limit.ts';
import type { ComposedMail } from '../mails/compose-mail.ts';
import { nameMessage } from '../mails/message-id.ts';
import type { Mail, MailPort } from '../ports/mail.ts';
import { isMailboxProved } from './proved-mailbox.store.ts';

export type MessageRow = InferSelectModel<typeof messages>;
/** Undefined when there is nothing left to tell of. */
export type ComposeMessage = (
  message: MessageRow,
) => Promise<(ComposedMail & Pick<Mail, 'headers'>) | undefined>;

type SendParts = {
  readonly db: Database;
  readonly mail: MailPort;
  readonly publicUrl: string;
  readonly composeMessage: ComposeMessage;
  readonly rateLimiter: Pick<RateLimiter, 'countAll'>;
  readonly readClock: () => Date;
  readonly log: Pick<Logger, 'warn'>;
};

/** Sends what a row says, once, unless the owner has ticked it off; after a crash in between perhaps again, under the same Message-ID. */
export async function sendMessage(
  parts: SendParts,
  { messageId }: { readonly messageId: string },
): Promise<void> {
  const { db, mail, publicUrl, composeMessage, readClock } = parts;
  const [message] = await db
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1` })
    .where(and(eq(messages.id, messageId), isNull(messages.sentAt), isNull(messages.readAt)))
    .returning();
  if (!message) return;
  if (await isTooMuch(parts, message)) {
    await db.update(messages).set({ readAt: readClock() }).where(eq(messages.id, messageId));
    return;
  }
  const composed = await composeMessage(message);
  if (composed) {
    const name = nameMessage(message.kind.replaceAll('_', '-'), message.id, publicUrl);
    await mail.send({ to: message.recipient, messageId: name, ...composed });
  }
  await db.update(messages).set({ sentAt: readClock() }).where(eq(messages.id, messageId));
}

/**
 * Anybody can place orders in the name of a stranger: their mailbox gets so many mails and no more, however the orders came about.
 * Those who run the shop hear of everything.
 */
async function isTooMuch({ db, rateLimiter, log }: SendParts, message: MessageRow): Promise<boolean> {
  const { id, kind, attempts } = message;
  const isFirstAttempt = attempts === 1;
  if (!isFirstAttempt || ADMINISTRATOR_NOTIFICATIONS.some((each) => each === kind)) return false;
  const waitSeconds = await rateLimiter.countAll(
    countMails(message.recipient, { isProved: await isMailboxProved(db, message) }),
  );
  if (waitSeconds !== undefined)
    log.warn({ messageId: id }, 'Too many emails to one recipient: an email was not sent');
  return waitSeconds !== undefined;
}

function countMails(recipient: string, { isProved }: { readonly isProved: boolean }): readonly Attempt[] {
  const who = isProved ? 'customer' : 'guest';
  const [perHour, perDay] = isProved ? [40, 120] : [10, 25];
  const key = recipient.toLowerCase();
  return [
    { limit: { name: `mails-hour-${who}`, attempts: perHour, perMinutes: 60 }, key },
    { limit: { name: `mails-day-${who}`, attempts: perDay, perMinutes: 24 * 60 }, key },
  ];
}
