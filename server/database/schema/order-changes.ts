import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { OrderGlimpse } from '../../../contract/order-changes.ts';
import { kobo, moment } from './columns.ts';
import { users } from './identity.ts';
import { orders } from './orders.ts';

/** Every change of an order's contents, with how it was and how it is. Rows are only ever added; the kitchen ticks them. */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The order's version after the change. */
    version: integer().notNull(),
    at: moment('at').notNull(),
    madeBy: text('made_by', { enum: ['administrator', 'customer'] })
      .notNull()
      .default('administrator'),
    /** Null: a customer without an account. */
    actorId: uuid('actor_id').references(() => users.id),
    reason: text().notNull(),
    before: jsonb().$type<OrderGlimpse>().notNull(),
    after: jsonb().$type<OrderGlimpse>().notNull(),
    /** Without prices and people, for the kitchen. */
    kitchenWords: jsonb('kitchen_words').$type<readonly string[]>().notNull(),
    differenceInKobo: kobo('difference_in_kobo').notNull(),
    /** When the kitchen has read it; null: not yet. */
    seenAt: moment('seen_at'),
    seenBy: uuid('seen_by').references(() => users.id),
  },
  (table) => [index('order_changes_of_order').on(table.orderId, table.version)],
);
