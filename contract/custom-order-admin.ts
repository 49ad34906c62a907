import * as z from 'zod/mini';
import { LEAD_TIME_MAX_HOURS, WORK_UNITS_MAX } from '../domain/catalogue/product.ts';
import { CUSTOM_ORDER_STATUSES } from '../domain/custom-orders/statuses.ts';
import { SLOT_STATES } from '../domain/delivery/availability.ts';
import { isNairaAmount } from '../domain/money.ts';
import { normaliseName } from '../domain/users/person.ts';
import { daySchema } from './availability.ts';
import {
  askForQuoteEndpoint,
  customOrderSchema,
  customOrderSummarySchema,
  messageBodySchema,
  quoteSchema,
} from './custom-orders.ts';
import { calendarDaySchema } from './delivery.ts';
import { endpoint } from './endpoint.ts';
import { typedAmountSchema } from './payments.ts';
import { readBy } from './typed-text.ts';

const moment = z.iso.datetime();
export const CUSTOM_ORDER_ADMIN_PAGE_SIZE = 25;
export const QUOTE_LINES_MAX = 20;
export const QUOTE_WORDS_MAX_LENGTH = 120;
export const QUOTE_NOTE_MAX_LENGTH = 1_000;
export const DECLINE_REASON_MAX_LENGTH = 500;

const filled = (missing: string, maxLength: number) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(maxLength, `Use at most ${maxLength} characters.`));
const wholeNumber = (min: number, max: number) =>
  z
    .number('Enter a whole number.')
    .check(
      z.int('Enter a whole number.'),
      z.minimum(min, `Enter at least ${min}.`),
      z.maximum(max, `Enter at most ${max}.`),
    );

export const adminCustomOrderSchema = z.extend(customOrderSummarySchema, {
  customerName: z.string(),
  customerEmail: z.string(),
  phone: z.string(),
  budget: z.nullable(z.number()),
  /** Since when it is the bakery's turn; null: the customer's, or nobody's. */
  waitingSince: z.nullable(moment),
  pictureCount: z.number(),
  messageCount: z.number(),
});
export type AdminCustomOrder = z.infer<typeof adminCustomOrderSchema>;

/** What waits longest for the bakery first, then the newest. */
export const listAdminCustomOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/custom-orders',
  access: 'desk',
  querySchema: z.object({
    status: z.optional(z.enum(CUSTOM_ORDER_STATUSES)),
    /** Only what waits for the bakery. */
    waiting: z.optional(z.enum(['1'])),
    /** Number, name, phone or email, in part. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)),
      CUSTOM_ORDER_ADMIN_PAGE_SIZE,
    ),
  }),
  answerSchema: z.object({
    data: z.array(adminCustomOrderSchema),
    nextCursor: z.nullable(z.string()),
    /** Of all there are, whatever is filtered. */
    counts: z.object({ byStatus: z.record(z.enum(CUSTOM_ORDER_STATUSES), z.number()), waiting: z.number() }),
  }),
});
export type InboxPage = z.infer<typeof listAdminCustomOrdersEndpoint.answerSchema>;
export type CustomOrderAdminQuery = z.infer<typeof listAdminCustomOrdersEndpoint.querySchema>;

export const adminQuoteSchema = z.extend(quoteSchema, {
  workUnits: z.number(),
  leadTimeHours: z.number(),
  /** The administrator's name. */
  madeBy: z.string(),
});

export const adminCustomOrderDetailsSchema = z.extend(z.omit(customOrderSchema, { quotes: true }), {
  ...adminCustomOrderSchema.shape,
  /** Null: a guest's. */
  userId: z.nullable(z.string()),
  /** Who wrote it down from a chat or a call; null: the customer's own doing. */
  takenBy: z.nullable(z.string()),
  quotes: z.array(adminQuoteSchema),
  /** Who made each step of the history, by its place in the list; null: the shop itself. */
  historyActors: z.array(z.nullable(z.string())),
  /** What the design alone asks for by the price list of today: to start a quote from. */
  suggestion: z.object({
    /** An amount is null where the price list has none for what is wanted. */
    lines: z.array(z.object({ words: z.string(), amount: z.nullable(z.number()) })),
    total: z.number(),
    deposit: z.number(),
    workUnits: z.number(),
    leadTimeHours: z.number(),
  }),
  /** The wanted day with its neighbours; empty where no day was named. `state`: whether the design would fit in. */
  days: z.array(z.extend(calendarDaySchema, { state: z.enum(SLOT_STATES) })),
  canQuote: z.boolean(),
  canDecline: z.boolean(),
});
export type AdminCustomOrderDetails = z.infer<typeof adminCustomOrderDetailsSchema>;

export const readAdminCustomOrderEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/custom-orders/:id',
  access: 'desk',
  answerSchema: adminCustomOrderDetailsSchema,
});

/**
 * What somebody asks for in a chat or on the phone, written down for them. They follow it by its link. Takes an
 * `Idempotency-Key`.
 */
export const takeRequestEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/custom-orders',
  access: 'desk',
  idempotencyKey: 'required',
  bodySchema: z.extend(askForQuoteEndpoint.bodySchema, { name: readBy(normaliseName) }),
  answerSchema: adminCustomOrderDetailsSchema,
  status: 201,
});
export type TakenRequest = z.infer<typeof takeRequestEndpoint.bodySchema>;

/** For WhatsApp or a camera; null: the link has ended, or the custom order belongs to an account. */
export const readRequestLinkEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/custom-orders/:id/link',
  access: 'desk',
  answerSchema: z.object({ key: z.nullable(z.string()) }),
});

/** The link opens nothing from now on, wherever it has been sent. */
export const endRequestLinkEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/admin/custom-orders/:id/link',
  access: 'desk',
});

/**
 * A further quote takes the place of the one before, which is kept. With the version the administrator saw, it is refused with
 * `stale_edit` once the custom order has moved on. A day that is full or closed is refused with the reason.
 */
export const makeQuoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/custom-orders/:id/quotes',
  access: 'desk',
  bodySchema: z.object({
    lines: z
      .array(
        z.object({
          words: filled('Enter a description.', QUOTE_WORDS_MAX_LENGTH),
          amount: z
            .number('Enter an amount in naira.')
            .check(
              z.minimum(0, 'An amount cannot be below ₦0.'),
              z.maximum(100_000_000, 'Enter at most ₦100,000,000.'),
              z.refine(isNairaAmount, 'Use at most two decimals.'),
            ),
        }),
      )
      .check(
        z.minLength(1, 'Add at least one line.'),
        z.maxLength(QUOTE_LINES_MAX, `Use at most ${QUOTE_LINES_MAX} lines.`),
      ),
    /** At most the sum of the lines. */
    deposit: typedAmountSchema,
    workUnits: wholeNumber(1, WORK_UNITS_MAX),
    /** Left out: what the design needs. */
    leadTimeHours: z.optional(wholeNumber(0, LEAD_TIME_MAX_HOURS)),
    day: daySchema,
    /** Ahead of now, and before the day itself. */
    expiresAt: z.iso.datetime('Choose when the quote expires.'),
    note: z._default(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(QUOTE_NOTE_MAX_LENGTH, `Use at most ${QUOTE_NOTE_MAX_LENGTH} characters.`),
        ),
      '',
    ),
    version: z.optional(z.number().check(z.int())),
  }),
  answerSchema: adminCustomOrderDetailsSchema,
});
export type NewQuote = z.infer<typeof makeQuoteEndpoint.bodySchema>;

/** The reason is told to the customer. */
export const declineCustomOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/custom-orders/:id/decline',
  access: 'desk',
  bodySchema: z.object({ reason: filled('Enter a reason.', DECLINE_REASON_MAX_LENGTH) }),
  answerSchema: adminCustomOrderDetailsSchema,
});

/** Takes an `Idempotency-Key`, as the customer's words do. */
export const writeAdminMessageEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/custom-orders/:id/messages',
  access: 'desk',
  idempotencyKey: 'required',
  bodySchema: messageBodySchema,
  answerSchema: adminCustomOrderDetailsSchema,
});

/** It no longer waits for the bakery. With another version than the administrator saw, it is refused with `stale_edit`. */
export const markAnsweredEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/custom-orders/:id/answered',
  access: 'desk',
  bodySchema: z.object({ version: z.number().check(z.int()) }),
  answerSchema: adminCustomOrderDetailsSchema,
});

/** Takes that back. */
export const markUnansweredEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/custom-orders/:id/unanswered',
  access: 'desk',
  answerSchema: adminCustomOrderDetailsSchema,
});
