import { and, eq, gt, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import { cartLineSchema } from '../../../../contract/cart.ts';
import type { CartLine } from '../../../../domain/cart/choice.ts';
import { CART_REMINDER } from '../../../../domain/notifications/choices.ts';
import { nameMailbox } from '../../../../domain/users/mailbox.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { cartReminders, refusedReminders } from '../../../database/schema/cart-reminders.ts';
import { messages } from '../../../database/schema/messages.ts';

export type ReminderRow = typeof cartReminders.$inferSelect;

export async function findReminder(db: Database | Transaction, id: string): Promise<ReminderRow | undefined> {
  const [row] = await db.select().from(cartReminders).where(eq(cartReminders.id, id));
  return row;
}

export const readLines = ({ lines }: ReminderRow): readonly CartLine[] =>
  lines.map((line) => cartLineSchema.parse(line));

/** Whether this mailbox has been reminded since, by whichever browser asked for it. */
export async function wasReminded(tx: Transaction, mailbox: string, since: Date): Promise<boolean> {
  const isTheirs = eq(cartReminders.mailbox, mailbox);
  const isSent = and(isNotNull(cartReminders.sentAt), gt(cartReminders.sentAt, since));
  return (await tx.$count(cartReminders, and(isTheirs, isSent))) > 0;
}

/** One for each mailbox waits, the latest. What was sent is not sent again, whatever the browser asks. */
export async function writeReminder(tx: Transaction, row: Omit<ReminderRow, 'sentAt'>): Promise<void> {
  const { id, email, mailbox, userId, lines, leftAt } = row;
  const isWaiting = isNull(cartReminders.sentAt);
  await tx
    .delete(cartReminders)
    .where(and(eq(cartReminders.mailbox, mailbox), ne(cartReminders.id, id), isWaiting));
  await tx.insert(cartReminders).values(row).onConflictDoUpdate({
    target: cartReminders.id,
    set: { email, mailbox, userId, lines, leftAt },
    setWhere: isWaiting,
  });
}

export async function deleteWaiting(db: Database | Transaction, id: string): Promise<void> {
  await db.delete(cartReminders).where(and(eq(cartReminders.id, id), isNull(cartReminders.sentAt)));
}

export async function isRefused(db: Database | Transaction, mailboxHash: string): Promise<boolean> {
  return (await db.$count(refusedReminders, eq(refusedReminders.mailboxHash, mailboxHash))) > 0;
}

export async function writeRefusal(db: Database, mailboxHash: string, isRefusing: boolean): Promise<void> {
  if (isRefusing) await db.insert(refusedReminders).values({ mailboxHash }).onConflictDoNothing();
  else await db.delete(refusedReminders).where(eq(refusedReminders.mailboxHash, mailboxHash));
}

/** For the copy of their data that everybody may ask for. */
export function exportReminders(db: Database, email: string) {
  const { email: typed, lines, leftAt, sentAt, mailbox } = cartReminders;
  return db
    .select({ email: typed, lines, leftAt, sentAt })
    .from(cartReminders)
    .where(eq(mailbox, nameMailbox(email)));
}

/** With the mail that is still to go out, or that says where it went. */
export async function forgetReminders(tx: Transaction, email: string): Promise<void> {
  const mailbox = nameMailbox(email);
  const rows = await tx
    .delete(cartReminders)
    .where(eq(cartReminders.mailbox, mailbox))
    .returning({ email: cartReminders.email });
  for (const recipient of new Set([email, ...rows.map((row) => row.email)])) {
    await tx
      .delete(messages)
      .where(and(eq(messages.kind, CART_REMINDER), eq(sql`lower(${messages.recipient})`, recipient)));
  }
}

/** Not if another one waits there: a mailbox is reminded once. */
export async function moveReminders(
  tx: Transaction,
  { userId, to }: { readonly userId: string; readonly to: string },
): Promise<void> {
  const mailbox = nameMailbox(to);
  const isThere = tx
    .select({ id: cartReminders.id })
    .from(cartReminders)
    .where(eq(cartReminders.mailbox, mailbox));
  await tx
    .update(cartReminders)
    .set({ email: to, mailbox })
    .where(and(eq(cartReminders.userId, userId), notExists(isThere)));
}
