import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { kobo, moment } from './columns.ts';
import { users } from './identity.ts';

/** The cash in the drawer at the end of a day. Rows are only ever added: the last one of a day counts. */
export const cashCounts = pgTable(
  'cash_counts',
  {
    /** In the order they were made. */
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    day: date({ mode: 'string' }).notNull(),
    openingInKobo: kobo('opening_in_kobo').notNull(),
    /** What the records said when it was counted, less what went back. */
    takenInKobo: kobo('taken_in_kobo').notNull(),
    countedInKobo: kobo('counted_in_kobo').notNull(),
    note: text().notNull(),
    /** Sent again after a lost answer, it changes nothing. */
    key: text().notNull().unique(),
    at: moment('at').notNull().defaultNow(),
    madeBy: uuid('made_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    check('cash_counts_are_not_below_zero', sql`${table.openingInKobo} >= 0 and ${table.countedInKobo} >= 0`),
    index('cash_counts_of_day').on(table.day, table.id),
  ],
);
