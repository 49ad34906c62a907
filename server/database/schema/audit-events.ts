import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './identity.ts';

/** Who did what about whom. Rows are only ever added. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: moment('at').notNull().defaultNow(),
    /** Null: the shop itself. */
    actorId: uuid('actor_id').references(() => users.id),
    action: text().notNull(),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => users.id),
    /** Never a secret, and nothing personal that would outlive the person's account. */
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
  },
  (table) => [
    index('audit_events_about').on(table.subjectId, table.at, table.id),
    index('audit_events_by_age').on(table.at, table.id),
  ],
);
