import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { sessions, users } from './identity.ts';

/** The address somebody wants for their account, until the link mailed to it is followed; one for each account. */
export const pendingEmailChanges = pgTable(
  'pending_email_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where it was asked for, which stays signed in; null once the person has signed out there. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    email: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    check('pending_email_changes_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    index('pending_email_changes_of_session').on(table.sessionId),
    index('pending_email_changes_by_end').on(table.expiresAt),
  ],
);
