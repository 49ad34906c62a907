import { and, eq, inArray } from 'drizzle-orm';
import type { CartLine } from '../../../../domain/cart/choice.ts';
import { REMINDER_PAUSE_DAYS, removeFreeText } from '../../../../domain/cart/reminders.ts';
import { nameMailbox } from '../../../../domain/users/mailbox.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { lockNames } from '../../../database/lock-names.ts';
import { products } from '../../../database/schema/catalogue.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { hashMailbox } from './reminder-links.ts';
import { readReminderTerms } from './reminder-terms.store.ts';
import { deleteWaiting, isRefused, wasReminded, writeReminder } from './reminders.store.ts';

const DAY_MS = 86_400_000;

export type ReminderAsked = {
  readonly id: string;
  readonly email: string;
  readonly userId: string | null;
  readonly lines: readonly CartLine[];
};

/** Writes down a cart that may be left, unless its mailbox wants none or has had one lately. The address is nobody's proved one. */
export function askForReminder(
  { db, secret, now }: { readonly db: Database; readonly secret: string; readonly now: Date },
  { id, email, userId, lines }: ReminderAsked,
): Promise<void> {
  const mailbox = nameMailbox(email);
  return inTransaction(db, async (tx) => {
    await lockNames(tx, [`cart reminder of ${mailbox}`]);
    const isOffered = (await readReminderTerms(tx)).afterHours !== null;
    const pause = new Date(now.getTime() - REMINDER_PAUSE_DAYS * DAY_MS);
    const isUnwanted =
      !isOffered ||
      (await isRefused(tx, hashMailbox(secret, mailbox))) ||
      (await wasReminded(tx, mailbox, pause));
    const sold = isUnwanted ? [] : await nameSoldLines(tx, lines);
    if (sold.length === 0) return deleteWaiting(tx, id);
    return writeReminder(tx, { id, email, mailbox, userId, lines: sold, createdAt: now, leftAt: now });
  });
}

/** What the shop sells, under its own names: what a browser calls it would stand in a stranger's mail. */
async function nameSoldLines(tx: Transaction, lines: readonly CartLine[]): Promise<readonly CartLine[]> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const found = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.status, 'published')));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return lines.flatMap((line) => {
    const name = names.get(line.productId);
    return name === undefined ? [] : [{ ...removeFreeText(line), name }];
  });
}
