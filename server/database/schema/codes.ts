import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { CODE_KINDS, type CodeTerms } from '../../../domain/codes/code-terms.ts';
import { kobo, moment } from './columns.ts';
import { users } from './identity.ts';
import { orders } from './orders.ts';

/** What a code gives, for what, until when and how often; one code or thousands share it. */
export const codeCampaigns = pgTable(
  'code_campaigns',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    kind: text({ enum: CODE_KINDS }).notNull(),
    percent: smallint().notNull().default(0),
    amountInKobo: kobo('amount_in_kobo').notNull().default(0),
    categories: text().array().notNull().default(sql`'{}'`),
    productIds: text('product_ids').array().notNull().default(sql`'{}'`),
    minimumInKobo: kobo('minimum_in_kobo').notNull().default(0),
    isFirstOrderOnly: boolean('is_first_order_only').notNull().default(false),
    startsOn: date('starts_on', { mode: 'string' }),
    endsOn: date('ends_on', { mode: 'string' }),
    /** Of each of its codes. */
    usesMax: integer('uses_max'),
    /** Over all of its codes. */
    usesMaxPerPerson: integer('uses_max_per_person'),
    isActive: boolean('is_active').notNull().default(true),
    version: integer().notNull().default(1),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('code_campaigns_percent_range', sql`${table.percent} between 0 and 95`),
    check(
      'code_campaigns_leave_something',
      sql`${table.amountInKobo} = 0 or ${table.minimumInKobo} > ${table.amountInKobo}`,
    ),
  ],
);

/** A code without its hyphens, as `readCodeKey` reads what was typed. */
export const codeKeyOf = (text: AnyPgColumn) => sql<string>`replace(${text}, '-', '')`;

export const codes = pgTable(
  'codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    text: text().notNull().unique(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => codeCampaigns.id),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('codes_of_campaign').on(table.campaignId, table.text),
    index('codes_of_key').on(codeKeyOf(table.text)),
  ],
);

/** Which order used which code. It counts for as long as the order does: nothing has to be given back. */
export const codeUses = pgTable(
  'code_uses',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    codeId: uuid('code_id')
      .notNull()
      .references(() => codes.id),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => codeCampaigns.id),
    givenInKobo: kobo('given_in_kobo').notNull(),
    /** As they were when the order was placed. */
    terms: jsonb().$type<CodeTerms>().notNull(),
  },
  (table) => [
    index('code_uses_of_code').on(table.codeId),
    index('code_uses_of_campaign').on(table.campaignId),
  ],
);
