import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { REPORT_STATES, REVIEW_STATUSES } from '../../../domain/reviews/review.ts';
import { moment } from './columns.ts';
import { orders } from './orders.ts';
import { pictures } from './pictures.ts';

/** What a customer says of one product of an order that has reached them. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null: a sample of the demo. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** No foreign key, as in the lines of orders: it stays true whatever becomes of the product. */
    productId: text('product_id').notNull(),
    author: text().notNull(),
    stars: smallint().notNull(),
    text: text().notNull(),
    mayJoinGallery: boolean('may_join_gallery').notNull().default(false),
    status: text({ enum: REVIEW_STATUSES }).notNull(),
    hideReason: text('hide_reason').notNull().default(''),
    answer: text().notNull().default(''),
    reportCount: integer('report_count').notNull().default(0),
    reportState: text('report_state', { enum: REPORT_STATES }).notNull().default('none'),
    /** Grows with every change of what the customer says. */
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    publishedAt: moment('published_at'),
  },
  (table) => [
    unique('reviews_once').on(table.orderId, table.productId),
    check('reviews_stars_range', sql`${table.stars} between 1 and 5`),
    check('reviews_published_since', sql`${table.status} <> 'published' or ${table.publishedAt} is not null`),
    index('reviews_of_product')
      .on(table.productId, table.publishedAt, table.id)
      .where(sql`${table.status} = 'published'`),
    index('reviews_waiting').on(table.createdAt, table.id).where(sql`${table.status} = 'waiting'`),
    index('reviews_reported').on(table.createdAt, table.id).where(sql`${table.reportState} = 'open'`),
  ],
);

/** Uploaded for an order's reviews. One that no review names is removed with the other unused pictures. */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    pictureId: uuid('picture_id')
      .primaryKey()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    reviewId: uuid('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    position: smallint().notNull().default(0),
  },
  (table) => [
    index('review_pictures_of_order').on(table.orderId),
    index('review_pictures_of_review').on(table.reviewId, table.position),
  ],
);

/** Whose customers were asked how it was: once for each order. */
export const reviewRequests = pgTable('review_requests', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  askedAt: moment('asked_at').notNull(),
});
