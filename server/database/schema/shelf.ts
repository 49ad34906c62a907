import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';

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
