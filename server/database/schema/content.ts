import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { CONTENT_KINDS, CONTENT_STATUSES } from '../../../domain/content/entry.ts';
import { moment } from './columns.ts';
import { users } from './identity.ts';
import { pictures } from './pictures.ts';

/** Posts and pages, written in Markdown. */
export const contentEntries = pgTable(
  'content_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: CONTENT_KINDS }).notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    /** A sentence or two for cards, search engines and shared links. */
    summary: text().notNull(),
    body: text().notNull(),
    coverId: uuid('cover_id').references(() => pictures.id),
    coverAlt: text('cover_alt').notNull().default(''),
    tags: text().array().notNull().default([]),
    /** Ids of products; what is no longer sold is passed over. */
    productIds: text('product_ids').array().notNull().default([]),
    author: text().notNull().default(''),
    status: text({ enum: CONTENT_STATUSES }).notNull(),
    /** From when on it can be read; in the future: scheduled. Null: never published. */
    publishedAt: moment('published_at'),
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Null: it came with the shop. */
    updatedBy: uuid('updated_by').references(() => users.id),
    /** Sent again after a lost answer, it leads to the same post. Null: nobody sent it. */
    key: text().unique(),
    /** Kept with all it ever said and every address it had, until it goes for good. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('content_entries_slug').on(table.kind, table.slug),
    index('content_entries_by_age').on(table.kind, table.publishedAt, table.id),
    check(
      'content_entries_published_have_a_date',
      sql`${table.status} = 'draft' or ${table.publishedAt} is not null`,
    ),
  ],
);

/** Every address an entry ever had: old links lead to the new one. */
export const contentSlugs = pgTable(
  'content_slugs',
  {
    kind: text({ enum: CONTENT_KINDS }).notNull(),
    slug: text().notNull(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => contentEntries.id, { onDelete: 'cascade' }),
  },
  (table) => [uniqueIndex('content_slugs_once').on(table.kind, table.slug)],
);

/** What an entry said before each change, so that nothing written is lost. */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => contentEntries.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    at: moment('at').notNull().defaultNow(),
    madeBy: uuid('made_by').references(() => users.id),
  },
  (table) => [uniqueIndex('content_revisions_once').on(table.entryId, table.version)],
);
