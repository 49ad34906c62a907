import { and, between, eq, isNull, lt, or } from 'drizzle-orm';
import { REMIND_WITHIN_HOURS, REMINDER_RETENTION_DAYS } from '../../../../domain/cart/reminders.ts';
import { CART_REMINDER } from '../../../../domain/notifications/choices.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { cartReminders } from '../../../database/schema/cart-reminders.ts';
import { messages } from '../../../database/schema/messages.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { queueMessages } from '../../../jobs/queue-messages.ts';
import { readReminderTerms } from './reminder-terms.store.ts';
import type { ReminderRow } from './reminders.store.ts';

const BATCH_SIZE = 100;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Whether whoever left a cart has ordered since, by account or mailbox. */
export type HasOrderedSince = (
  db: Database | Transaction,
  person: Pick<ReminderRow, 'userId' | 'mailbox'>,
  since: Date,
) => Promise<boolean>;

/** One mail for each cart that was left, as long after as the owner has decided; none to who has ordered meanwhile. */
export async function remindOfCarts(
  db: Database,
  hasOrderedSince: HasOrderedSince,
  now: Date,
): Promise<void> {
  await forgetOld(db, now);
  const { afterHours } = await readReminderTerms(db);
  if (afterHours === null) return;
  const latest = new Date(now.getTime() - afterHours * HOUR_MS);
  const earliest = new Date(latest.getTime() - REMIND_WITHIN_HOURS * HOUR_MS);
  for (let count = BATCH_SIZE; count === BATCH_SIZE; ) {
    count = await inTransaction(db, async (tx) => {
      const due = await tx
        .select()
        .from(cartReminders)
        .where(and(isNull(cartReminders.sentAt), between(cartReminders.leftAt, earliest, latest)))
        .orderBy(cartReminders.id)
        .limit(BATCH_SIZE)
        .for('update', { skipLocked: true });
      for (const row of due) await remind(tx, row, hasOrderedSince, now);
      return due.length;
    });
  }
}

async function remind(
  tx: Transaction,
  row: ReminderRow,
  hasOrderedSince: HasOrderedSince,
  now: Date,
): Promise<void> {
  const isThis = eq(cartReminders.id, row.id);
  if (await hasOrderedSince(tx, row, row.createdAt)) {
    await tx.delete(cartReminders).where(isThis);
    return;
  }
  await tx.update(cartReminders).set({ sentAt: now }).where(isThis);
  await queueMessages(tx, [
    {
      event: `${CART_REMINDER} ${row.id}`,
      kind: CART_REMINDER,
      channel: 'email',
      recipient: row.email,
      userId: row.userId,
      details: { reminderId: row.id },
    },
  ]);
}

/** Address and cart, and the row that says where the mail went. */
async function forgetOld(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - REMINDER_RETENTION_DAYS * DAY_MS);
  // One that was sent waits for its mail to be read, however late it was sent.
  await db
    .delete(cartReminders)
    .where(
      or(lt(cartReminders.sentAt, limit), and(isNull(cartReminders.sentAt), lt(cartReminders.leftAt, limit))),
    );
  await db.delete(messages).where(and(eq(messages.kind, CART_REMINDER), lt(messages.createdAt, limit)));
}
