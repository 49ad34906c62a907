import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ATTEMPT_STATUSES } from '../../../domain/payments/attempts.ts';
import { DISPUTE_STATUSES } from '../../../domain/payments/disputes.ts';
import {
  ONLINE_CHANNELS,
  PAYMENT_WAYS,
  REFUND_STATUSES,
  REFUND_WAYS,
} from '../../../domain/payments/ways.ts';
import { kobo, moment } from './columns.ts';
import { users } from './identity.ts';
import { orders } from './orders.ts';
import { vouchers } from './vouchers.ts';

const orderId = () =>
  uuid('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });

/** Visits to the provider's payment page. The row is there before the provider hears of its reference: no money comes unknown. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    reference: text().primaryKey(),
    orderId: orderId(),
    amountInKobo: kobo('amount_in_kobo').notNull(),
    channel: text({ enum: ONLINE_CHANNELS }).notNull(),
    status: text({ enum: ATTEMPT_STATUSES }).notNull().default('open'),
    /** Where the customer pays; null: the provider has not answered. */
    payUrl: text('pay_url'),
    /** The customer has paid, and the bank takes its time; as of the last check. */
    isProcessing: boolean('is_processing').notNull().default(false),
    /** When the provider told that a transfer was rejected, and of how much; null: none was, or it came after all. */
    rejectedAt: moment('rejected_at'),
    rejectedInKobo: kobo('rejected_in_kobo'),
    checksMade: integer('checks_made').notNull().default(0),
    /** When the sweep asks the provider again, also whether what came is still there; null: no longer. */
    nextCheckAt: moment('next_check_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('payment_attempts_amount_is_positive', sql`${table.amountInKobo} > 0`),
    index('payment_attempts_of_order').on(table.orderId, table.createdAt),
    index('payment_attempts_to_check').on(table.nextCheckAt).where(sql`${table.status} = 'open'`),
    index('payment_attempts_to_verify')
      .on(table.nextCheckAt)
      .where(sql`${table.status} = 'succeeded' and ${table.nextCheckAt} is not null`),
  ],
);

/** What the customer had said of a transfer, and until when the slot was held: the moments of the order's own columns. */
export type OrderBeforePayment = Readonly<
  Record<'holdUntil' | 'transferClaimedAt' | 'heldBeforeClaim' | 'heldForClaim', string | null>
>;

/** Money that came in. Rows are only ever added. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: orderId(),
    way: text({ enum: PAYMENT_WAYS }).notNull(),
    /** What counts for the order. */
    amountInKobo: kobo('amount_in_kobo').notNull(),
    /** What the customer paid on top, where they bear the provider's fees. */
    surchargeInKobo: kobo('surcharge_in_kobo').notNull().default(0),
    /** What the provider keeps in all; null: it did not say, or the money came by hand. */
    feesInKobo: kobo('fees_in_kobo'),
    /** Names this one payment for good: whoever tells of it again changes nothing. */
    reference: text().notNull().unique(),
    /** The provider's own number, longer than a JavaScript number can hold; null: it came by hand. */
    providerId: text('provider_id'),
    /** What the owner noted: the bank's reference, who brought it. */
    note: text().notNull().default(''),
    paidAt: moment('paid_at').notNull(),
    recordedAt: moment('recorded_at').notNull().defaultNow(),
    /** Null: the provider told. */
    recordedBy: uuid('recorded_by').references(() => users.id),
    /** What a void puts back; null: the payment changed none of it, or did not come by hand. */
    orderBefore: jsonb('order_before').$type<OrderBeforePayment>(),
    /** The voucher that paid; null: money did. */
    voucherId: uuid('voucher_id').references(() => vouchers.id),
  },
  (table) => [
    check('payments_amount_is_positive', sql`${table.amountInKobo} > 0`),
    index('payments_of_order').on(table.orderId, table.recordedAt),
    index('payments_by_moment').on(table.paidAt),
    index('payments_of_voucher').on(table.voucherId).where(sql`${table.voucherId} is not null`),
  ],
);

/** A payment that was recorded by mistake counts as if it had not come, and stays to be seen. Rows are only ever added. */
export const paymentVoids = pgTable(
  'payment_voids',
  {
    /** At most one for each: of two who void the same payment one is told that the other did. */
    paymentId: uuid('payment_id')
      .primaryKey()
      .references(() => payments.id, { onDelete: 'cascade' }),
    orderId: orderId(),
    reason: text().notNull(),
    /** Sent again after a lost answer, it changes nothing. */
    key: text().notNull().unique(),
    at: moment('at').notNull().defaultNow(),
    madeBy: uuid('made_by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('payment_voids_of_order').on(table.orderId, table.at)],
);

/**
 * Money that a bank or the provider took back from the shop: what was lost in a dispute, or reversed. Unlike a refund it lowers no
 * price: what it had paid for is due again. Rows are only ever added, but for the owner's decision.
 */
export const paymentReversals = pgTable(
  'payment_reversals',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order that had the money then. */
    orderId: orderId(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    amountInKobo: kobo('amount_in_kobo').notNull(),
    at: moment('at').notNull().defaultNow(),
    /** When the owner decided to go on with the order all the same. */
    decidedAt: moment('decided_at'),
  },
  (table) => [
    check('payment_reversals_amount_is_positive', sql`${table.amountInKobo} > 0`),
    index('payment_reversals_of_order').on(table.orderId, table.at),
    index('payment_reversals_of_payment').on(table.paymentId),
    index('payment_reversals_by_moment').on(table.at),
  ],
);

/** What customers told their banks about payments, as the provider says it stands. */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    /** The provider's own number. */
    providerId: text('provider_id').primaryKey(),
    /** The order that has the payment's money. */
    orderId: orderId(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    status: text({ enum: DISPUTE_STATUSES }).notNull(),
    amountInKobo: kobo('amount_in_kobo').notNull(),
    category: text().notNull(),
    openedAt: moment('opened_at').notNull(),
    /** Until when the shop has to answer. */
    dueAt: moment('due_at').notNull(),
    /** When the shop heard that it was over. */
    settledAt: moment('settled_at'),
    /** When the owner decided to go on with the order all the same. */
    decidedAt: moment('decided_at'),
    /** When the sweep asks the provider again; null: it is over. */
    nextCheckAt: moment('next_check_at'),
  },
  (table) => [
    index('payment_disputes_of_order').on(table.orderId),
    index('payment_disputes_of_payment').on(table.paymentId),
    index('payment_disputes_to_answer').on(table.orderId).where(sql`${table.status} = 'awaiting_answer'`),
    index('payment_disputes_to_check').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
  ],
);

/** Money that goes back. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: orderId(),
    /** The payment that goes back where it came from; null: given back by hand. */
    paymentId: uuid('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
    way: text({ enum: REFUND_WAYS }).notNull(),
    amountInKobo: kobo('amount_in_kobo').notNull(),
    status: text({ enum: REFUND_STATUSES }).notNull(),
    /** Told to the customer. */
    reason: text().notNull(),
    /** Sent again after a lost answer, it leads to the same refund. */
    key: text().notNull().unique(),
    providerId: text('provider_id'),
    /** When the sweep asks the provider again; null: it is settled. */
    nextCheckAt: moment('next_check_at'),
    checksMade: integer('checks_made').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    settledAt: moment('settled_at'),
    /** Null: the shop itself. */
    madeBy: uuid('made_by').references(() => users.id),
    /** Who said that the transfer was made; null: it went another way, or has not been sent yet. */
    sentBy: uuid('sent_by').references(() => users.id),
    /** Who took back a transfer that had not been sent, and why: it counts as failed, and stays to be seen. Null: nobody did. */
    voidedBy: uuid('voided_by').references(() => users.id),
    voidReason: text('void_reason'),
    /** The voucher that got it: one that had paid, or a new one as credit. Null: money went back. */
    voucherId: uuid('voucher_id').references(() => vouchers.id),
  },
  (table) => [
    check('refunds_amount_is_positive', sql`${table.amountInKobo} > 0`),
    check('refunds_online_has_a_payment', sql`${table.way} <> 'online' or ${table.paymentId} is not null`),
    index('refunds_of_order').on(table.orderId, table.createdAt),
    index('refunds_of_payment').on(table.paymentId),
    index('refunds_by_moment').on(table.settledAt),
    index('refunds_to_check').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    index('refunds_of_voucher').on(table.voucherId).where(sql`${table.voucherId} is not null`),
    index('refunds_in_trouble').on(table.orderId).where(sql`${table.status} = 'needs_attention'`),
    index('refunds_to_send').on(table.orderId).where(sql`${table.status} = 'to_send'`),
  ],
);

/** The owner's word on what is owed: a written-off balance, a retained surplus. Rows are only ever added. */
export const paymentAdjustments = pgTable(
  'payment_adjustments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: orderId(),
    /** Below zero writes off, above zero retains. */
    amountInKobo: kobo('amount_in_kobo').notNull(),
    reason: text().notNull(),
    key: text().notNull(),
    at: moment('at').notNull().defaultNow(),
    /** Null: the shop itself, because what was kept is gone. */
    madeBy: uuid('made_by').references(() => users.id),
  },
  (table) => [
    unique('payment_adjustments_once').on(table.key),
    check('payment_adjustments_change_something', sql`${table.amountInKobo} <> 0`),
    index('payment_adjustments_of_order').on(table.orderId, table.at),
  ],
);
