import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { DISPUTE_STATUSES } from '../../../domain/payments/disputes.ts';
import { HAND_WAYS, ONLINE_CHANNELS } from '../../../domain/payments/ways.ts';
import { VOUCHER_ORIGINS, VOUCHER_PICTURES, VOUCHER_STATUSES } from '../../../domain/vouchers/voucher.ts';
import { kobo, moment } from './columns.ts';
import { users } from './identity.ts';

/** Money that customers have paid and not used yet. What was drawn and given back is in the orders' ledger. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The code follows from the id and the shop's secret, so that it can be sent without being kept. */
    codeHash: text('code_hash').notNull().unique(),
    codeEnd: text('code_end').notNull(),
    origin: text({ enum: VOUCHER_ORIGINS }).notNull(),
    status: text({ enum: VOUCHER_STATUSES }).notNull(),
    amountInKobo: kobo('amount_in_kobo').notNull(),
    balanceInKobo: kobo('balance_in_kobo').notNull(),
    /** What it still had when it was voided. */
    voidedInKobo: kobo('voided_in_kobo').notNull().default(0),
    expiresOn: date('expires_on', { mode: 'string' }),
    recipientName: text('recipient_name').notNull().default(''),
    recipientEmail: text('recipient_email').notNull().default(''),
    message: text().notNull().default(''),
    picture: text({ enum: VOUCHER_PICTURES }).notNull().default('cake'),
    /** The day on which the recipient gets it by email; null: whoever bought it passes it on. */
    sendOn: date('send_on', { mode: 'string' }),
    sentAt: moment('sent_at'),
    warnedAt: moment('warned_at'),
    buyerName: text('buyer_name').notNull().default(''),
    buyerEmail: text('buyer_email').notNull().default(''),
    /** Sent again after a lost answer, it leads to the same voucher. */
    key: text().notNull().unique(),
    /** Null: whoever bought it in the shop. */
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** While the payment it was bought with is disputed nothing of it can be used; null: it can. */
    blockedAt: moment('blocked_at'),
    voidReason: text('void_reason'),
    voidedBy: uuid('voided_by').references(() => users.id),
    voidedAt: moment('voided_at'),
  },
  (table) => [
    check('vouchers_amount_is_positive', sql`${table.amountInKobo} > 0`),
    check('vouchers_balance_range', sql`${table.balanceInKobo} between 0 and ${table.amountInKobo}`),
    index('vouchers_by_moment').on(table.createdAt, table.id),
    index('vouchers_of_buyer').on(sql`lower(${table.buyerEmail})`),
    index('vouchers_usable').on(table.expiresOn).where(sql`${table.balanceInKobo} > 0`),
    index('vouchers_to_send')
      .on(table.sendOn)
      .where(sql`${table.sentAt} is null and ${table.sendOn} is not null`),
  ],
);

/** What was taken for vouchers; below zero it was given back when one was voided. No sale, so without tax. Rows are only ever added. */
export const voucherPayments = pgTable(
  'voucher_payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    voucherId: uuid('voucher_id')
      .notNull()
      .references(() => vouchers.id),
    way: text({ enum: [...HAND_WAYS, ...ONLINE_CHANNELS] }).notNull(),
    amountInKobo: kobo('amount_in_kobo').notNull(),
    /** What the provider keeps of it. */
    feesInKobo: kobo('fees_in_kobo').notNull().default(0),
    reference: text().notNull().unique(),
    at: moment('at').notNull().defaultNow(),
    /** Null: the provider told. */
    recordedBy: uuid('recorded_by').references(() => users.id),
  },
  (table) => [
    check('voucher_payments_move_something', sql`${table.amountInKobo} <> 0`),
    index('voucher_payments_of_voucher').on(table.voucherId),
    index('voucher_payments_by_moment').on(table.at),
  ],
);

/** Visits to the provider's page to pay for a voucher. As with orders, the row is there before the provider hears of its reference. */
export const voucherAttempts = pgTable(
  'voucher_attempts',
  {
    reference: text().primaryKey(),
    voucherId: uuid('voucher_id')
      .notNull()
      .references(() => vouchers.id),
    channel: text({ enum: ONLINE_CHANNELS }).notNull(),
    checksMade: integer('checks_made').notNull().default(0),
    /** When the sweep asks the provider again; null: no longer. */
    nextCheckAt: moment('next_check_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('voucher_attempts_of_voucher').on(table.voucherId),
    index('voucher_attempts_to_check').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
  ],
);

/** What buyers told their banks about what they paid for a voucher, as the provider says it stands. */
export const voucherDisputes = pgTable(
  'voucher_disputes',
  {
    /** The provider's own number. */
    providerId: text('provider_id').primaryKey(),
    voucherId: uuid('voucher_id')
      .notNull()
      .references(() => vouchers.id),
    status: text({ enum: DISPUTE_STATUSES }).notNull(),
    amountInKobo: kobo('amount_in_kobo').notNull(),
    /** Until when the shop has to answer. */
    dueAt: moment('due_at').notNull(),
    /** When the sweep asks the provider again; null: it is over. */
    nextCheckAt: moment('next_check_at'),
  },
  (table) => [
    index('voucher_disputes_of_voucher').on(table.voucherId),
    index('voucher_disputes_to_check').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
  ],
);
