import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { moment } from './columns.ts';
import { users } from './identity.ts';

const productId = () =>
  text('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade', onUpdate: 'cascade' });
/** Blank: the product has no sizes. */
const sizeId = () => text('size_id').notNull();

/** What usually lies on the shelf: pieces on each weekday, and how long before its window it is asked for. */
export const shelfItems = pgTable(
  'shelf_items',
  {
    productId: productId(),
    sizeId: sizeId(),
    noticeHours: integer('notice_hours').notNull(),
    /** Monday first. */
    week: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.sizeId] }),
    check('shelf_items_has_a_week', sql`cardinality(${table.week}) = 7`),
  ],
);

/** Where a day differs from the week's plan. What is taken is counted from the orders, under the day's lock. */
export const shelfDays = pgTable(
  'shelf_days',
  {
    day: date({ mode: 'string' }).notNull(),
    productId: productId(),
    sizeId: sizeId(),
    /** Null: as on every such weekday. */
    pieces: integer(),
    isSoldOut: boolean('is_sold_out').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.day, table.productId, table.sizeId] })],
);

/** Who wants to be told once when something is on the shelf again. Goes with the message, or when it is old. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    productId: productId(),
    sizeId: sizeId(),
    /** A user's id, or the address a guest typed. */
    recipient: text().notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.sizeId, table.recipient] }),
    index('stock_alerts_of_recipient').on(table.recipient),
  ],
);
