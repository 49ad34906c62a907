import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row for each thing that nodes keep in memory; its version grows with every change of that thing. */
export const dataVersions = pgTable('data_versions', {
  name: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull().default(0),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});
