import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { CartLine } from '../../../contract/cart.ts';
import { moment } from './columns.ts';
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
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Guests' carts that have found their customer; none is added twice. */
export const mergedCarts = pgTable('merged_carts', {
  guestCartId: uuid('guest_cart_id').primaryKey(),
  userId: userId(),
  mergedAt: moment('merged_at').notNull().defaultNow(),
});
