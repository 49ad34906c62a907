import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Made once by whichever node needs one first, and shared by all of them. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
