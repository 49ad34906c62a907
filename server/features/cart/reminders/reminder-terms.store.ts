import { eq, sql } from 'drizzle-orm';
import { reminderTermsSchema } from '../../../../contract/cart-reminders.ts';
import { DEFAULT_REMINDER_TERMS, type ReminderTerms } from '../../../../domain/cart/reminders.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { settings } from '../../../database/schema/settings.ts';

const KEY = 'cart-reminder-terms';

export async function readReminderTerms(db: Database | Transaction): Promise<ReminderTerms> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
  return row ? reminderTermsSchema.parse(row.value) : DEFAULT_REMINDER_TERMS;
}

export async function writeReminderTerms(tx: Transaction, value: ReminderTerms): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: sql`now()` } });
}
