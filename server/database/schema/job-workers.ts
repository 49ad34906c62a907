import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The nodes that take jobs, by the name they lock them with. Who has not been seen for a while has died. */
export const jobWorkers = pgTable('job_workers', {
  id: text().primaryKey(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
