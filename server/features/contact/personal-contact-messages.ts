import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { contactMessages } from '../../database/schema/contact-messages.ts';
import { deleteContactRowsOf, listContactRowsOf, listReplies } from './contact.store.ts';

/** What somebody wrote under this address, for the copy of their data that everybody may ask for. */
export async function exportContactMessages(db: Database, email: string): Promise<readonly unknown[]> {
  const rows = await listContactRowsOf(db, email);
  const replies = await listReplies(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, phone, topic, text, createdAt, settledAt }) => ({
    name,
    email,
    phone,
    topic,
    text,
    createdAt,
    settledAt,
    replies: replies
      .filter(({ messageId }) => messageId === id)
      .map(({ text: reply, at }) => ({ text: reply, at })),
  }));
}

/** Whoever leaves takes their words along, answered or not. */
export async function forgetContactMessages(tx: Transaction, email: string): Promise<void> {
  await deleteContactRowsOf(tx, email);
}

/** Answers reach the writer at their new address. */
export async function moveContactMessages(
  tx: Transaction,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx.update(contactMessages).set({ email: to }).where(eq(contactMessages.email, from));
}
