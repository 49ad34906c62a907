import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the owner edits while the shop runs; what the machine decides comes from the environment instead. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  /** Grows with every change, so that a stale edit is noticed. */
  version: integer().notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
