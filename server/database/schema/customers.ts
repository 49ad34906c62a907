import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './identity.ts';

/** What staff keep in mind about a customer. Customers never see it. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** A phone number or an email address, as orders keep them. */
    contact: text().notNull(),
    text: text().notNull(),
    at: moment('at').notNull().defaultNow(),
    writtenBy: uuid('written_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('customer_notes_of_contact').on(table.contact, table.at)],
);

/** Two contacts of which staff know that they are one person. Taken back, the row is gone and nothing else has changed. */
export const customerMerges = pgTable(
  'customer_merges',
  {
    id: uuid().primaryKey().defaultRandom(),
    contact: text().notNull(),
    otherContact: text('other_contact').notNull(),
    at: moment('at').notNull().defaultNow(),
    mergedBy: uuid('merged_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    uniqueIndex('customer_merges_of_contact').on(table.contact, table.otherContact),
    index('customer_merges_of_other').on(table.otherContact),
  ],
);
