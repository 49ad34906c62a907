import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { EGGLESS_EXTRA_MAX_IN_KOBO } from '../../../domain/catalogue/eggless.ts';
import { OCCASIONS } from '../../../domain/catalogue/occasions.ts';
import {
  ALT_TEXT_MAX_LENGTH,
  CATEGORY_MAX_LENGTH,
  DISCOUNT_MAX_PERCENTAGE,
  LEAD_TIME_MAX_HOURS,
  PRODUCT_DESCRIPTION_MAX_LENGTH,
  PRODUCT_NAME_MAX_LENGTH,
  PRODUCT_PRICE_MAX_IN_KOBO,
  PRODUCT_STATUSES,
  type ProductSize,
  SERVINGS_MAX,
  WORK_UNITS_MAX,
} from '../../../domain/catalogue/product.ts';
import { SLUG_FORM, SLUG_MAX_LENGTH } from '../../../domain/catalogue/slug.ts';
import { VAT_CLASSES } from '../../../domain/catalogue/vat.ts';
import { moment } from './columns.ts';
import { users } from './identity.ts';
import { pictures } from './pictures.ts';
import { wordsOfProduct } from './search-words.ts';

/** Limits are written into the migration as they are in the domain; a test compares the two. */
const literal = (value: string | number) => sql.raw(typeof value === 'number' ? String(value) : `'${value}'`);
const literals = (values: readonly string[]) => sql.join(values.map(literal), sql`, `);

export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    category: text().notNull(),
    priceInKobo: bigint('price_in_kobo', { mode: 'number' }).notNull(),
    discountPercentage: numeric('discount_percentage', { precision: 5, scale: 2, mode: 'number' })
      .notNull()
      .default(0),
    isCustom: boolean('is_custom').notNull().default(false),
    dietaryTags: text('dietary_tags').array().notNull().default(sql`'{}'`),
    flavorTags: text('flavor_tags').array().notNull().default(sql`'{}'`),
    allergens: text().array().notNull().default(sql`'{}'`),
    occasions: text({ enum: OCCASIONS }).array().notNull().default(sql`'{}'`),
    sizes: jsonb().$type<readonly ProductSize[]>().notNull().default([]),
    servings: integer(),
    leadTimeHours: integer('lead_time_hours').notNull(),
    workUnits: integer('work_units').notNull(),
    vatClass: text('vat_class', { enum: VAT_CLASSES }).notNull(),
    allowsInscription: boolean('allows_inscription').notNull().default(false),
    egglessExtraInKobo: bigint('eggless_extra_in_kobo', { mode: 'number' }),
    isOfferedAtCart: boolean('is_offered_at_cart').notNull().default(false),
    status: text({ enum: PRODUCT_STATUSES }).notNull(),
    version: integer().notNull().default(1),
    /** The catalogue's version that brought this row: nodes ask for what is newer than theirs. */
    catalogueVersion: bigint('catalogue_version', { mode: 'number' }).notNull(),
    // What its published reviews come to, written with each of them by `refresh-rating.ts` alone.
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    isRatingSample: boolean('is_rating_sample').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check(
      'products_id_is_a_slug',
      sql`${table.id} ~ ${literal(SLUG_FORM.source)} and length(${table.id}) <= ${literal(SLUG_MAX_LENGTH)}`,
    ),
    check(
      'products_name_length',
      sql`length(${table.name}) between 1 and ${literal(PRODUCT_NAME_MAX_LENGTH)}`,
    ),
    check(
      'products_description_length',
      sql`length(${table.description}) <= ${literal(PRODUCT_DESCRIPTION_MAX_LENGTH)}`,
    ),
    check(
      'products_category_length',
      sql`length(${table.category}) between 1 and ${literal(CATEGORY_MAX_LENGTH)}`,
    ),
    check(
      'products_price_range',
      sql`${table.priceInKobo} between 0 and ${literal(PRODUCT_PRICE_MAX_IN_KOBO)}`,
    ),
    check(
      'products_discount_range',
      sql`${table.discountPercentage} between 0 and ${literal(DISCOUNT_MAX_PERCENTAGE)}`,
    ),
    check(
      'products_eggless_extra_range',
      sql`${table.egglessExtraInKobo} between 0 and ${literal(EGGLESS_EXTRA_MAX_IN_KOBO)}`,
    ),
    check('products_servings_range', sql`${table.servings} between 1 and ${literal(SERVINGS_MAX)}`),
    check(
      'products_lead_time_range',
      sql`${table.leadTimeHours} between 0 and ${literal(LEAD_TIME_MAX_HOURS)}`,
    ),
    check('products_work_units_range', sql`${table.workUnits} between 0 and ${literal(WORK_UNITS_MAX)}`),
    check('products_vat_class', sql`${table.vatClass} in (${literals(VAT_CLASSES)})`),
    check('products_status', sql`${table.status} in (${literals(PRODUCT_STATUSES)})`),
    index('products_by_catalogue_version').on(table.catalogueVersion),
    index('products_by_update').on(table.updatedAt, table.id),
    index('products_by_name').on(table.name, table.id),
    index('products_by_price').on(table.priceInKobo, table.id),
    index('products_of_category').on(table.category),
    index('products_by_text').using('gin', sql`(${wordsOfProduct(table)}) gin_trgm_ops`),
  ],
);

export const productPictures = pgTable(
  'product_pictures',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => pictures.id),
    position: smallint().notNull(),
    alt: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.pictureId] }),
    check('product_pictures_alt_length', sql`length(${table.alt}) <= ${literal(ALT_TEXT_MAX_LENGTH)}`),
    index('product_pictures_of_picture').on(table.pictureId),
  ],
);

/** What a product was after each change: who edits an old version is told what changed since. Rows are only ever added. */
export const productRevisions = pgTable(
  'product_revisions',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    details: jsonb().notNull(),
    /** Null: the shop itself. */
    actorId: uuid('actor_id').references(() => users.id),
    /** Of the request that created the product; null for every later version. */
    key: text().unique(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.version] })],
);

/** What the owner has said about a category. The categories themselves are those that products are in. */
export const categories = pgTable(
  'categories',
  {
    name: text().primaryKey(),
    /** Null: after those that have a place, in the order of the alphabet. */
    position: smallint(),
    /** Null: that of its first product. */
    pictureId: uuid('picture_id').references(() => pictures.id),
  },
  (table) => [index('categories_of_picture').on(table.pictureId)],
);

/** Names that categories had before: addresses and tables that still use them mean the present one. No product is in one. */
export const categoryRenames = pgTable('category_renames', {
  formerName: text('former_name').primaryKey(),
  name: text().notNull(),
  at: moment('at').notNull().defaultNow(),
});
