import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './identity.ts';

/** What people write on the contact page, kept so that nothing is lost with a mail. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    topic: text().notNull(),
    text: text().notNull(),
    /** Sent again after a lost answer, it leads to the same message. */
    key: text().notNull().unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When somebody ticked it off, and who. */
    settledAt: moment('settled_at'),
    settledBy: uuid('settled_by').references(() => users.id),
  },
  (table) => [
    index('contact_messages_by_age').on(table.createdAt, table.id),
    index('contact_messages_waiting').on(table.createdAt).where(sql`${table.settledAt} is null`),
  ],
);
