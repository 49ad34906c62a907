import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { OfferedLine, OfferPlacement } from '../../../contract/order-offers.ts';
import { kobo, moment } from './columns.ts';
import { users } from './identity.ts';
import { orders } from './orders.ts';

/** What staff have quoted and nobody has accepted yet: it takes no slot, and its prices hold until it expires. */
export const orderOffers = pgTable(
  'order_offers',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Whoever has the key may read and accept it; null: nobody any more. */
    keyHash: text('key_hash').unique(),
    placement: jsonb().$type<OfferPlacement>().notNull(),
    /** Priced on the day it was quoted. */
    lines: jsonb().$type<readonly OfferedLine[]>().notNull(),
    leadTimeHours: integer('lead_time_hours').notNull(),
    totalInKobo: kobo('total_in_kobo').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** What it has become. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('order_offers_by_age').on(table.createdAt, table.id),
    index('order_offers_of_order').on(table.orderId),
  ],
);
