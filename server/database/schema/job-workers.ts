import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** The nodes that take jobs, by the name they lock them with. Who has not been seen for a while has died. */
export const jobWorkers = pgTable('job_workers', {
  id: text().primaryKey(),
  lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
});
