import * as z from 'zod/mini';
import { RECEIVING_METHODS } from '../domain/delivery/calendar.ts';
import { ATTENTION_REASONS } from '../domain/orders/attention.ts';
import { ORDER_ORIGINS } from '../domain/orders/origins.ts';
import { ORDER_STATUSES } from '../domain/orders/statuses.ts';
import { ADJUSTMENT_KINDS } from '../domain/payments/adjustments.ts';
import { DISPUTE_STATUSES, STOP_REASONS } from '../domain/payments/disputes.ts';
import { PAYMENT_STATES } from '../domain/payments/ledger.ts';
import { PAYMENT_METHODS } from '../domain/payments/payment-methods.ts';
import { VOID_RULES } from '../domain/payments/voiding.ts';
import { ORDER_ACTIVITY } from '../domain/users/audit-actions.ts';
import { acceptFullSchema, acceptLateSchema, daySchema, slotSchema } from './availability.ts';
import { endpoint } from './endpoint.ts';
import { orderSchema, orderSummarySchema } from './orders.ts';
import { voidedPaymentSchema, voidedRefundSchema, voidingSchema } from './payments.ts';
import { figureFilters } from './reports.ts';
import { typedLine } from './typed-text.ts';

const moment = z.iso.datetime();
export const ORDER_PAGE_SIZE = 25;
export const ORDER_PAGE_SIZE_MAX = 100;
/** Cards a column of the board shows before "and so many more". */
export const BOARD_COLUMN_MAX = 30;
export const ORDER_NOTE_TEXT_MAX_LENGTH = 1_000;
export const MOVE_REASON_MAX_LENGTH = 200;
export const VIEWS_MAX = 20;

/** Of an order that needs attention, whatever for. */
export const ANY_REASON = '1';

export const ORDER_SORTS = ['slot', 'newest', 'oldest'] as const;
/** Beyond this the desk counts no further: "more than 10,000". */
export const ORDER_COUNT_MAX = 10_000;

const listOf = <Values extends readonly string[]>(values: Values) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(300)),
        z.transform((text: string) => text.split(',').filter((part) => part !== '')),
      ),
      z.array(z.enum(values as unknown as [string, ...string[]])),
    ),
  );

const filters = {
  ...figureFilters,
  /** Number, name, phone or email, in part. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** Several with commas. */
  status: listOf(ORDER_STATUSES),
  /** `unpaid`: something is due, whether nothing or only a part has come. */
  payment: listOf(PAYMENT_STATES),
  /** Needs the owner: for one of these reasons, or whatever for. */
  attention: listOf([ANY_REASON, ...ATTENTION_REASONS]),
  method: z.optional(z.enum(RECEIVING_METHODS)),
  zone: z.optional(z.string().check(z.maxLength(40))),
  /** Of one customer's account. */
  customer: z.optional(z.uuid()),
  /** Days of the slot, both included. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
};

export const adminOrderSchema = z.extend(orderSummarySchema, {
  customerName: z.string(),
  customerPhone: z.string(),
  zoneName: z.nullable(z.string()),
  origin: z.enum(ORDER_ORIGINS),
  /** How it was to be paid. */
  payment: z.enum(PAYMENT_METHODS),
  due: z.number(),
  /** What of it is asked for next: the deposit first. */
  dueNow: z.number(),
  /** What was agreed to be paid first; null: all of it. */
  deposit: z.nullable(z.number()),
  /** What is the customer's and has not been sent back yet. */
  refundDue: z.number(),
  attention: z.array(z.enum(ATTENTION_REASONS)),
  /** Why it must not leave the house before the owner has decided; null: it may. */
  stoppedFor: z.nullable(z.enum(STOP_REASONS)),
  /** The steps an administrator may make from here. */
  nextStatuses: z.array(z.enum(ORDER_STATUSES)),
  /** Its day is so far ahead that the kitchen need not begin. */
  isEarlyToStart: z.boolean(),
});
export type AdminOrder = z.infer<typeof adminOrderSchema>;

export const listAdminOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/orders',
  access: 'desk',
  querySchema: z.object({
    ...filters,
    sort: z._default(z.enum(ORDER_SORTS), 'slot'),
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(ORDER_PAGE_SIZE_MAX)),
      ORDER_PAGE_SIZE,
    ),
  }),
  answerSchema: z.object({
    data: z.array(adminOrderSchema),
    /** Counted up to DESK_COUNT_MAX + 1. */
    total: z.number(),
    nextCursor: z.nullable(z.string()),
    /** How many orders need the owner, whatever is filtered. */
    attentionCount: z.number(),
    /** Of the discount code or campaign whose orders were asked for. */
    campaignName: z._default(z.nullable(z.string()), null),
  }),
});
export type AdminPage = z.infer<typeof listAdminOrdersEndpoint.answerSchema>;
export type OrderListQuery = z.infer<typeof listAdminOrdersEndpoint.querySchema>;

export const readBoardEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/orders/board',
  access: 'desk',
  querySchema: z.object(filters),
  answerSchema: z.object({
    columns: z.array(
      z.object({ status: z.enum(ORDER_STATUSES), total: z.number(), data: z.array(adminOrderSchema) }),
    ),
    attentionCount: z.number(),
  }),
});
export type Board = z.infer<typeof readBoardEndpoint.answerSchema>;

/** The filtered orders as a table for other programs, in the order of the list. */
export const exportAdminOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/orders/export',
  access: 'owner',
  proof: 'fresh',
  querySchema: z.object({ ...filters, sort: z._default(z.enum(ORDER_SORTS), 'slot') }),
});

export const riderSchema = z.object({ id: z.string(), name: z.string() });
export type Rider = z.infer<typeof riderSchema>;

export const adminOrderDetailsSchema = z.extend(orderSchema, {
  userId: z.nullable(z.string()),
  origin: z.enum(ORDER_ORIGINS),
  attention: z.array(z.enum(ATTENTION_REASONS)),
  stoppedFor: z.nullable(z.enum(STOP_REASONS)),
  nextStatuses: z.array(z.enum(ORDER_STATUSES)),
  isEarlyToStart: z.boolean(),
  workUnits: z.number(),
  /** Of what takes longest in it. */
  leadTimeHours: z.number(),
  /** Who brings it, and who could; null: given to nobody yet. */
  rider: z.nullable(riderSchema),
  riders: z.array(riderSchema),
  /** Who made each step of the history, by its place in the list; null: the customer or the shop itself. */
  historyActors: z.array(z.nullable(z.string())),
  /** What was noted with each payment and by whom, by its place in the list; nobody: the provider told. */
  paymentNotes: z.array(
    z.object({
      id: z.string(),
      note: z.string(),
      by: z.nullable(z.string()),
      /** What the provider keeps of it; null: it did not say, or the money came by hand. */
      fees: z.nullable(z.number()),
      /** Whether whoever asks may take it back, and until when or why not. */
      voidRule: z.enum(VOID_RULES),
    }),
  ),
  /** Payments that were taken back, in the order in which they had been recorded. They count nowhere. */
  voidedPayments: z.array(voidedPaymentSchema),
  /** The same of refunds that were never sent. */
  voidedRefunds: z.array(voidedRefundSchema),
  /** Those of its refunds that whoever asks may take back. */
  voidableRefundIds: z.array(z.string()),
  /** What customers told their banks about its payments, oldest first. */
  disputes: z.array(
    z.object({
      id: z.string(),
      status: z.enum(DISPUTE_STATUSES),
      amount: z.number(),
      category: z.string(),
      openedAt: moment,
      /** Until when the shop has to answer at the provider. */
      dueAt: moment,
    }),
  ),
  /** What the shop bears of the provider's fees for all payments of the order. */
  fees: z.number(),
  /** Why the goods were handed over with money due; null: nobody said so. */
  onAccountReason: z.nullable(z.string()),
  /** Staff confirmed it without the payment it needed, to be paid on receipt. */
  isBalanceAgreed: z.boolean(),
  /** Whoever reads it may put back what was marked as handed over by mistake. */
  canUndoHandOver: z.boolean(),
  /** Its customer was notified that it is ready, as it still is. */
  isNotifiedReady: z.boolean(),
  /** It expired, and can go on as a new order. */
  canReinstate: z.boolean(),
  /** What could be sent back through the provider, and what in all. */
  refundableOnline: z.number(),
  /** What of it vouchers paid: it goes back to them. */
  refundableToVouchers: z.number(),
  refundable: z.number(),
  adjustments: z.array(
    z.object({
      id: z.string(),
      amount: z.number(),
      reason: z.string(),
      kind: z.enum(ADJUSTMENT_KINDS),
      at: moment,
      by: z.string(),
      /** A write-off that counts and whose order would owe just that much more without it. */
      canVoid: z.boolean(),
      /** Of a write-off that counts no longer. */
      voiding: z.nullable(voidingSchema),
    }),
  ),
  /** What was done about its money, in the kitchen and for its delivery, oldest first, with who did it; nobody: the customer or the shop itself. */
  activity: z.array(
    z.object({
      at: moment,
      action: z.enum(ORDER_ACTIVITY),
      by: z.nullable(z.string()),
      details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    }),
  ),
  /** What each change made otherwise, in words and with the moment of its step. */
  changes: z.array(z.object({ at: moment, words: z.array(z.string()) })),
  notes: z.array(z.object({ id: z.string(), text: z.string(), at: moment, by: z.string() })),
});
export type AdminOrderDetails = z.infer<typeof adminOrderDetailsSchema>;

export const readAdminOrderEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id',
  access: 'desk',
  answerSchema: adminOrderDetailsSchema,
});

export const moveAdminOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/move',
  access: 'desk',
  bodySchema: z.object({
    slot: slotSchema,
    acceptLate: acceptLateSchema,
    acceptFull: acceptFullSchema,
    /** The shop closes the day it was for: the customer reads an apology, and why, unless it is blank. */
    closing: z.optional(z.object({ reason: typedLine(MOVE_REASON_MAX_LENGTH) })),
  }),
  answerSchema: adminOrderDetailsSchema,
});

/** Hours by which an unpaid order may be kept longer, at a press. */
export const KEEP_LONGER_HOURS = 24;

/** An unpaid order keeps its slot for a day more, as long as it has not expired. */
export const keepLongerEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/hold',
  access: 'desk',
  bodySchema: z.object({ version: z.number().check(z.int()) }),
  answerSchema: adminOrderDetailsSchema,
});

/** An expired order goes on as a new one, with the money that came for it: in the place it had, or in another that is free. */
export const reinstateOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/reinstate',
  access: 'desk',
  bodySchema: z.object({
    slot: z.optional(slotSchema),
    acceptLate: acceptLateSchema,
    acceptFull: acceptFullSchema,
  }),
  answerSchema: adminOrderDetailsSchema,
});

export const addOrderNoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/notes',
  access: 'desk',
  bodySchema: z.object({
    text: z
      .string('Enter a note.')
      .check(z.trim(), z.minLength(1, 'Enter a note.'), z.maxLength(ORDER_NOTE_TEXT_MAX_LENGTH)),
  }),
  answerSchema: adminOrderDetailsSchema,
});
