import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

/** Who did what about whom. Rows are only ever added. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Null: the shop itself. */
    actorId: uuid('actor_id').references(() => users.id),
    action: text().notNull(),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => users.id),
    /** Never a secret, and nothing personal that would outlive the person's account. */
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
  },
  (table) => [index('audit_events_about').on(table.subjectId, table.at, table.id)],
);
