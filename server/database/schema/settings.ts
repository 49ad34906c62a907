import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Read by all who need to know what the shop is called or when it is open. */
export const SHOP_PROFILE_KEY = 'shop-profile';

/** What the owner edits while the shop runs; what the machine decides comes from the environment instead. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
