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
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StoredChangeRequest } from '../../../contract/change-request.ts';
import type { StoredAddress } from '../../../contract/delivery-address.ts';
import { VAT_CLASSES } from '../../../domain/catalogue/vat.ts';
import { RECEIVING_METHODS } from '../../../domain/delivery/calendar.ts';
import { KITCHEN_STAGES } from '../../../domain/orders/kitchen-stages.ts';
import { ORDER_ORIGINS } from '../../../domain/orders/origins.ts';
import { ORDER_STATUSES } from '../../../domain/orders/statuses.ts';
import { STOP_REASONS } from '../../../domain/payments/disputes.ts';
import { PAYMENT_METHODS } from '../../../domain/payments/payment-methods.ts';
import { calendarDays } from './calendar-days.ts';
import { kobo, moment } from './columns.ts';
import { users } from './identity.ts';
import { mailboxOf } from './mailbox-of.ts';
import { pictures } from './pictures.ts';

/** Everything an order says is kept as it was agreed: later changes of products, zones or windows do not reach it. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique(),
    /** Null: a guest. */
    userId: uuid('user_id').references(() => users.id),
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    contactPhone: text('contact_phone').notNull(),
    method: text({ enum: RECEIVING_METHODS }).notNull(),
    address: jsonb().$type<StoredAddress>(),
    zoneId: text('zone_id'),
    zoneName: text('zone_name'),
    day: date({ mode: 'string' })
      .notNull()
      .references(() => calendarDays.day),
    windowId: text('window_id').notNull(),
    windowFrom: text('window_from').notNull(),
    windowTo: text('window_to').notNull(),
    workUnits: integer('work_units').notNull(),
    leadTimeHours: integer('lead_time_hours').notNull(),
    /** Its pieces are taken from the shelf of its day: they count there and take none of the kitchen's work. */
    isFromShelf: boolean('is_from_shelf').notNull().default(false),
    subtotalInKobo: kobo('subtotal_in_kobo').notNull(),
    discountInKobo: kobo('discount_in_kobo').notNull(),
    deliveryInKobo: kobo('delivery_in_kobo').notNull(),
    includedVatInKobo: kobo('included_vat_in_kobo').notNull(),
    totalInKobo: kobo('total_in_kobo').notNull(),
    /** What must be paid for the kitchen to count on it; null: all of it. */
    depositInKobo: kobo('deposit_in_kobo'),
    /** By when the rest is asked for; null: before the order goes out. */
    balanceDay: date('balance_day', { mode: 'string' }),
    // The sums of the ledger, written in the same statement as each of its rows, so that lists need not add up.
    paidInKobo: kobo('paid_in_kobo').notNull().default(0),
    refundedInKobo: kobo('refunded_in_kobo').notNull().default(0),
    refundingInKobo: kobo('refunding_in_kobo').notNull().default(0),
    adjustedInKobo: kobo('adjusted_in_kobo').notNull().default(0),
    /** What of the payments had gone back before the order was last changed; written with the change alone. */
    nettedInKobo: kobo('netted_in_kobo').notNull().default(0),
    /** Why it must not leave the house before the owner has decided; null: it may. Derived by `refresh-stop.ts` alone. */
    stoppedFor: text('stopped_for', { enum: STOP_REASONS }),
    /** Why the goods were handed over with money due, to be paid later; null: nobody said so. */
    onAccountReason: text('on_account_reason'),
    /** When staff confirmed it without the payment it needed, to be paid on receipt; null: they did not. */
    balanceAgreedAt: moment('balance_agreed_at'),
    /** How far the kitchen is, while the order is in its hands. */
    kitchenStage: text('kitchen_stage', { enum: KITCHEN_STAGES }).notNull().default('bake'),
    /** Who brings it; null: given to nobody yet, or nobody has to. */
    riderId: uuid('rider_id').references(() => users.id),
    /** When the customer said that the transfer was made; null: not, or it has been dealt with. */
    transferClaimedAt: moment('transfer_claimed_at'),
    /** Until when it was held before that, and since; null: the claim holds it no longer than before. */
    heldBeforeClaim: moment('held_before_claim'),
    heldForClaim: moment('held_for_claim'),
    /** The last change that its customer asked for, and what came of it; null: none. */
    changeRequest: jsonb('change_request').$type<StoredChangeRequest>(),
    note: text().notNull(),
    giftMessage: text('gift_message').notNull(),
    paymentMethod: text('payment_method', { enum: PAYMENT_METHODS }).notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    /** Until when an unpaid order keeps its place; null: for good. */
    holdUntil: moment('hold_until'),
    /** Whoever has the key may follow this one order; null: nobody, or no longer. */
    trackingKeyHash: text('tracking_key_hash'),
    /** Which of its links it is: a link that has ended stays dead, and the next one has a key of its own. */
    trackingTurn: smallint('tracking_turn').notNull().default(1),
    /** A keyed hash of the network it came from: bounds how many unpaid orders come from one place. */
    network: text().notNull(),
    origin: text({ enum: ORDER_ORIGINS }).notNull().default('shop'),
    /** Paid for too late, it goes on under another number. */
    reinstatedAs: uuid('taken_up_as').references((): AnyPgColumn => orders.id),
    /** Since when it says nothing personal any more. */
    forgottenAt: moment('forgotten_at'),
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** What the desk searches: name without its marks, number and phone as people type them, address of the mail. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`translate(lower(regexp_replace(normalize(contact_name, NFKD), '[\\u0300-\\u036f]', '', 'g')), 'ɓɗƙƴ', 'bdky') || ' ' || number || ' ' || replace(number, '-', '') || ' ' || contact_phone || ' 0' || substr(contact_phone, 5) || ' ' || lower(contact_email)`,
    ),
  },
  (table) => [
    check(
      'orders_total_adds_up',
      sql`${table.totalInKobo} = ${table.subtotalInKobo} - ${table.discountInKobo} + ${table.deliveryInKobo}`,
    ),
    check(
      'orders_amounts_are_not_negative',
      sql`least(${table.subtotalInKobo}, ${table.discountInKobo}, ${table.deliveryInKobo}, ${table.includedVatInKobo}, ${table.totalInKobo}) >= 0`,
    ),
    check(
      'orders_delivery_has_an_address',
      sql`(${table.method} = 'delivery') = (${table.address} is not null)`,
    ),
    index('orders_of_day').on(table.day).where(sql`${table.status} not in ('cancelled', 'expired')`),
    index('orders_from_shelf').on(table.day).where(sql`${table.isFromShelf}`),
    index('orders_of_user').on(table.userId, table.createdAt, table.id),
    index('orders_of_rider').on(table.riderId, table.day).where(sql`${table.riderId} is not null`),
    index('orders_by_age').on(table.createdAt, table.id),
    index('orders_by_slot').on(table.day, table.windowFrom, table.id),
    index('orders_of_status').on(table.status, table.day, table.windowFrom, table.id),
    index('orders_unsettled')
      .on(table.day, table.id)
      .where(
        sql`${table.paidInKobo} > 0 and ${table.paidInKobo} - ${table.refundedInKobo} - ${table.refundingInKobo} <> greatest(0, case when ${table.status} in ('cancelled', 'expired') then 0 else ${table.totalInKobo} end + ${table.adjustedInKobo})`,
      ),
    index('orders_given_back')
      .on(table.day, table.id)
      .where(sql`${table.refundedInKobo} + ${table.refundingInKobo} > 0`),
    index('orders_short')
      .on(table.day, table.id)
      .where(
        sql`${table.status} not in ('cancelled', 'expired') and ${table.paidInKobo} - least(${table.nettedInKobo}, ${table.refundedInKobo} + ${table.refundingInKobo}) < ${table.totalInKobo} + ${table.adjustedInKobo}`,
      ),
    index('orders_said_to_be_paid')
      .on(table.day, table.id)
      .where(sql`${table.transferClaimedAt} is not null`),
    index('orders_asked_to_change')
      .on(table.day, table.id)
      .where(sql`${table.changeRequest}->>'status' = 'open'`),
    index('orders_by_text').using('gin', table.searchText.op('gin_trgm_ops')),
    check(
      'orders_money_is_not_negative',
      sql`least(${table.paidInKobo}, ${table.refundedInKobo}, ${table.refundingInKobo}) >= 0`,
    ),
    check(
      'orders_gives_back_no_more_than_came',
      sql`${table.refundedInKobo} + ${table.refundingInKobo} <= ${table.paidInKobo}`,
    ),
    index('orders_stopped').on(table.day, table.id).where(sql`${table.stoppedFor} is not null`),
    index('orders_taken_up').on(table.reinstatedAs).where(sql`${table.reinstatedAs} is not null`),
    index('orders_of_email').on(table.contactEmail),
    index('orders_of_mailbox').on(mailboxOf(table.contactEmail)),
    index('orders_of_phone').on(table.contactPhone),
    index('orders_held').on(table.holdUntil).where(sql`${table.status} = 'pending_payment'`),
    index('orders_expired').on(table.holdUntil).where(sql`${table.status} = 'expired'`),
    uniqueIndex('orders_by_tracking_key').on(table.trackingKeyHash),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** No foreign key: the order stays true whatever becomes of the product. */
    productId: text('product_id').notNull(),
    name: text().notNull(),
    sizeId: text('size_id'),
    sizeName: text('size_name'),
    inscription: text().notNull(),
    /** A designed cake, in the short text form of links; blank: none. */
    design: text().notNull().default(''),
    /** Made without egg; `size_name` says so too, and `allergens` leave it out. */
    isEggless: boolean('is_eggless').notNull().default(false),
    quantity: integer().notNull(),
    listPriceInKobo: kobo('list_price_in_kobo').notNull(),
    unitPriceInKobo: kobo('unit_price_in_kobo').notNull(),
    vatClass: text('vat_class', { enum: VAT_CLASSES }).notNull(),
    workUnits: integer('work_units').notNull(),
    allergens: text().array().notNull().default(sql`'{}'`),
    pictureId: uuid('picture_id').references(() => pictures.id),
    /** Of what is in no catalogue: all that came with it, the first of them above too. */
    pictureIds: uuid('picture_ids').array().notNull().default(sql`'{}'`),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_lines_quantity_range', sql`${table.quantity} between 1 and 100`),
    index('order_lines_of_product').on(table.productId),
    index('order_lines_of_picture').on(table.pictureId).where(sql`${table.pictureId} is not null`),
    index('order_lines_of_pictures').using('gin', table.pictureIds).where(sql`${table.pictureIds} <> '{}'`),
  ],
);

/** Every step with who and when. Rows are only ever added. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The order's version after the step: steps of one moment keep their order. */
    version: integer().notNull(),
    at: moment('at').notNull().defaultNow(),
    /** The status after the step. */
    status: text({ enum: ORDER_STATUSES }).notNull(),
    madeBy: text('made_by', { enum: ['customer', 'administrator', 'shop'] }).notNull(),
    actorId: uuid('actor_id').references(() => users.id),
    words: text().notNull().default(''),
  },
  (table) => [uniqueIndex('order_events_of_order').on(table.orderId, table.version)],
);

/** The answer to a key is one order, however often the same placement is sent. */
export const placementKeys = pgTable('placement_keys', {
  key: text().primaryKey(),
  /** Of what was sent with it: the same key with another body is refused. */
  bodyHash: text('body_hash').notNull(),
  orderId: uuid('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull().defaultNow(),
});
