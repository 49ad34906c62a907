import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * A request for an account, until the mailed link is followed. Several may wait for one address: each keeps the
 * password of who made it, so nobody can prepare an account for another person.
 */
export const pendingRegistrations = pgTable(
  'pending_registrations',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    name: text().notNull(),
    phone: text(),
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    check('pending_registrations_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    index('pending_registrations_of_address').on(table.email),
    index('pending_registrations_by_end').on(table.expiresAt),
  ],
);
