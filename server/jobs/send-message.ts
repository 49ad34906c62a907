import { and, eq, type InferSelectModel, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { messages } from '../database/schema/messages.ts';
import type { ComposedMail } from '../mails/compose-mail.ts';
import { nameMessage } from '../mails/message-id.ts';
import type { Mail, MailPort } from '../ports/mail.ts';

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
  readonly readClock: () => Date;
};

/** Sends what a row says, once, unless the owner has ticked it off; after a crash in between perhaps again, under the same Message-ID. */
export async function sendMessage(
  { db, mail, publicUrl, composeMessage, readClock }: SendParts,
  { messageId }: { readonly messageId: string },
): Promise<void> {
  const [message] = await db
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1` })
    .where(and(eq(messages.id, messageId), isNull(messages.sentAt), isNull(messages.readAt)))
    .returning();
  if (!message) return;
  const composed = await composeMessage(message);
  if (composed) {
    const name = nameMessage(message.kind.replaceAll('_', '-'), message.id, publicUrl);
    await mail.send({ to: message.recipient, messageId: name, ...composed });
  }
  await db.update(messages).set({ sentAt: readClock() }).where(eq(messages.id, messageId));
}
