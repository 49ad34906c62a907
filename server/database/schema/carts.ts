import { integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CartLine } from '../../../contract/cart.ts';
import { users } from './identity.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A signed-in customer's cart, so that it follows them to another device. */
export const carts = pgTable('carts', {
  userId: userId().primaryKey(),
  version: integer().notNull(),
  lines: jsonb().$type<readonly CartLine[]>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});

/** Guests' carts that have found their customer; none is added twice. */
export const mergedCarts = pgTable('merged_carts', {
  guestCartId: uuid('guest_cart_id').primaryKey(),
  userId: userId(),
  mergedAt: timestamp('merged_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
