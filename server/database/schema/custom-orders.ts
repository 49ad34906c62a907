import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PriceList } from '../../../domain/custom-orders/price/price-list.ts';
import { CUSTOM_ORDER_STATUSES } from '../../../domain/custom-orders/statuses.ts';
import { kobo, moment } from './columns.ts';
import { users } from './identity.ts';
import { orders } from './orders.ts';
import { pictures } from './pictures.ts';

const customOrderId = () =>
  uuid('custom_order_id')
    .notNull()
    .references(() => customOrders.id, { onDelete: 'cascade' });

/** Every price list there has been: a design keeps the version it was priced by. The highest version is the one in use. */
export const designPriceLists = pgTable('design_price_lists', {
  version: integer().primaryKey(),
  list: jsonb().$type<Omit<PriceList, 'version'>>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Null: the one the shop began with. */
  madeBy: uuid('made_by').references(() => users.id),
});

/** What a customer asks for and no price list knows. */
export const customOrders = pgTable(
  'custom_orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique(),
    /** Null: a guest's, who follows it by its link. */
    userId: uuid('user_id').references(() => users.id),
    /** Of a guest; blank where the account says it. */
    customerName: text('customer_name').notNull().default(''),
    /** Of a guest who has one; blank where the account says it. */
    customerEmail: text('customer_email').notNull().default(''),
    /** Of the link's key; null: it belongs to an account, or the link has ended. */
    linkKeyHash: text('link_key_hash'),
    /** Who wrote it down from a chat or a call; null: the customer's own doing. */
    takenBy: uuid('taken_by').references(() => users.id),
    /** No foreign key: the request stays whatever becomes of the product. */
    productId: text('product_id').notNull(),
    /** In the short text form of links. */
    design: text().notNull(),
    priceListVersion: integer('price_list_version')
      .notNull()
      .references(() => designPriceLists.version),
    /** What the design alone costs by that list. */
    designPriceInKobo: kobo('design_price_in_kobo').notNull(),
    instructions: text('wishes').notNull(),
    wantedDay: date('wanted_day', { mode: 'string' }),
    budgetInKobo: kobo('budget_in_kobo'),
    phone: text().notNull(),
    status: text({ enum: CUSTOM_ORDER_STATUSES }).notNull(),
    /** Of the newest quote; null while there is none. */
    quoteExpiresAt: moment('quote_expires_at'),
    /** Told to the customer when the shop declines. */
    declineReason: text('decline_reason').notNull().default(''),
    /** Since when it is the shop's turn; null: the customer's, or nobody's. */
    waitingSince: moment('waiting_since'),
    /** What it has become. */
    orderId: uuid('order_id').references(() => orders.id),
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('custom_orders_of_user').on(table.userId, table.createdAt, table.id),
    index('custom_orders_waiting')
      .on(table.waitingSince, table.id)
      .where(sql`${table.waitingSince} is not null`),
    index('custom_orders_by_age').on(table.createdAt, table.id),
    index('custom_orders_to_expire').on(table.quoteExpiresAt).where(sql`${table.status} = 'quoted'`),
    uniqueIndex('custom_orders_of_order').on(table.orderId),
    uniqueIndex('custom_orders_by_link').on(table.linkKeyHash),
    index('custom_orders_by_phone').on(table.phone),
    index('custom_orders_by_email')
      .on(sql`lower(${table.customerEmail})`)
      .where(sql`${table.customerEmail} <> ''`),
  ],
);

export type QuoteLine = { readonly words: string; readonly amountInKobo: number };

/** Every quote that was made. Rows are only ever added; the highest version is the one that can be accepted. */
export const customOrderQuotes = pgTable(
  'custom_order_quotes',
  {
    customOrderId: customOrderId(),
    version: smallint().notNull(),
    lines: jsonb().$type<readonly QuoteLine[]>().notNull(),
    totalInKobo: kobo('total_in_kobo').notNull(),
    depositInKobo: kobo('deposit_in_kobo').notNull(),
    workUnits: integer('work_units').notNull(),
    leadTimeHours: integer('lead_time_hours').notNull(),
    day: date({ mode: 'string' }).notNull(),
    note: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    madeBy: uuid('made_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.customOrderId, table.version] }),
    check(
      'custom_order_quotes_deposit_fits',
      sql`${table.depositInKobo} > 0 and ${table.depositInKobo} <= ${table.totalInKobo}`,
    ),
  ],
);

/** What customer and bakery write to each other. */
export const customOrderMessages = pgTable(
  'custom_order_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    customOrderId: customOrderId(),
    by: text({ enum: ['customer', 'administrator'] }).notNull(),
    /** Null: a guest. */
    authorId: uuid('author_id').references(() => users.id),
    text: text().notNull(),
    /** Sent again after a lost answer, it leads to the same message; null: written before there were keys. */
    key: text().unique(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('custom_order_messages_of_order').on(table.customOrderId, table.at, table.id)],
);

/** Pictures that belong to a request or to one of its messages. */
export const customOrderPictures = pgTable(
  'custom_order_pictures',
  {
    customOrderId: customOrderId(),
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => pictures.id),
    /** Null: it came with the request itself. */
    messageId: uuid('message_id').references(() => customOrderMessages.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customOrderId, table.pictureId] }),
    index('custom_order_pictures_of_picture').on(table.pictureId),
  ],
);

/** Every step with who and when. Rows are only ever added. */
export const customOrderEvents = pgTable(
  'custom_order_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    customOrderId: customOrderId(),
    version: integer().notNull(),
    at: moment('at').notNull().defaultNow(),
    status: text({ enum: CUSTOM_ORDER_STATUSES }).notNull(),
    madeBy: text('made_by', { enum: ['customer', 'administrator', 'shop'] }).notNull(),
    actorId: uuid('actor_id').references(() => users.id),
    words: text().notNull().default(''),
  },
  (table) => [uniqueIndex('custom_order_events_of_order').on(table.customOrderId, table.version)],
);
