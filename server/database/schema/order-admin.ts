import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './identity.ts';
import { orders } from './orders.ts';

/** What administrators tell each other about an order. Customers never see them. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    at: moment('at').notNull().defaultNow(),
    writtenBy: uuid('written_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('order_notes_of_order').on(table.orderId, table.at)],
);

/** Filters of the order desk that an administrator has given a name. */
export const orderViews = pgTable(
  'order_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** As it stands in the address: status=ready&day=2026-11-20. */
    query: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('order_views_of_user').on(table.userId, sql`lower(${table.name})`)],
);
