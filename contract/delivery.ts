import * as z from 'zod/mini';
import { NIGERIAN_STATES } from '../domain/addresses/states.ts';
import { CATEGORY_MAX_LENGTH, PRODUCT_NAME_MAX_LENGTH } from '../domain/catalogue/product.ts';
import {
  CLOSING_NOTE_MAX_LENGTH,
  DAY_WORK_UNITS_MAX,
  HORIZON_MAX_DAYS,
  WINDOW_CAPACITY_MAX,
  WINDOWS_MAX,
} from '../domain/delivery/calendar.ts';
import { EXTRA_NOTICE_MAX_HOURS, ZONE_NAME_MAX_LENGTH, ZONES_MAX } from '../domain/delivery/zones.ts';
import { isNairaAmount } from '../domain/money.ts';
import { DEFAULT_UNCONFIRMED_TERMS } from '../domain/orders/unconfirmed.ts';
import { TIME_OF_DAY_FORM } from '../domain/shop/opening-hours.ts';
import { WEEKDAYS } from '../domain/weekdays.ts';
import { daySchema } from './availability.ts';
import { endpoint } from './endpoint.ts';
import { orderSummarySchema } from './orders.ts';

const timeOfDay = z.string('Enter a time.').check(z.regex(TIME_OF_DAY_FORM, 'Enter a time such as 10:00.'));
const wholeNumber = (min: number, max: number) =>
  z
    .number('Enter a whole number.')
    .check(
      z.int('Enter a whole number.'),
      z.minimum(min, `Enter at least ${min}.`),
      z.maximum(max, `Enter at most ${max}.`),
    );
/** How many orders the owner has been shown. */
const confirmedOrderCount = z.optional(wholeNumber(0, 10_000));
/** Names what was read: a write that carries it is refused if somebody else was quicker. */
const version = z.string().check(z.minLength(1), z.maxLength(64));
const id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(40));
const amount = z
  .number('Enter an amount in naira.')
  .check(
    z.minimum(0, 'An amount cannot be below ₦0.'),
    z.maximum(10_000_000),
    z.refine(isNairaAmount, 'Use at most two decimals.'),
  );
const hasOwnIds = (list: readonly { readonly id: string }[]) =>
  new Set(list.map((one) => one.id)).size === list.length;

export const calendarSchema = z.object({
  /** Monday first. */
  weekdays: z
    .array(z.object({ isOpen: z.boolean(), workUnits: wholeNumber(0, DAY_WORK_UNITS_MAX) }))
    .check(z.length(WEEKDAYS.length)),
  windows: z
    .array(
      z
        .object({
          id,
          from: timeOfDay,
          to: timeOfDay,
          capacities: z.object({
            delivery: wholeNumber(0, WINDOW_CAPACITY_MAX),
            pickup: wholeNumber(0, WINDOW_CAPACITY_MAX),
          }),
        })
        .check(
          z.refine(({ from, to }) => from < to, {
            error: 'The end time must be after the start time.',
            path: ['to'],
          }),
        ),
    )
    .check(z.maxLength(WINDOWS_MAX), z.refine(hasOwnIds, 'Each time slot needs its own id.')),
  cutOff: timeOfDay,
  horizonDays: wholeNumber(1, HORIZON_MAX_DAYS),
});

export const versionedCalendarSchema = z.extend(calendarSchema, { version });
export type WeekPlan = z.infer<typeof calendarSchema>;
export type VersionedCalendar = z.infer<typeof versionedCalendarSchema>;

/** Where a manual transfer goes. */
export const transferAccountSchema = z.object({
  bank: z
    .string('Enter the bank name.')
    .check(z.trim(), z.minLength(1, 'Enter the bank name.'), z.maxLength(60)),
  accountNumber: z
    .string('Enter the account number.')
    .check(z.regex(/^\d{10}$/, 'An account number has 10 digits.')),
  accountName: z
    .string('Enter the name on the account.')
    .check(z.trim(), z.minLength(1, 'Enter the name on the account.'), z.maxLength(100)),
});
export type TransferAccount = z.infer<typeof transferAccountSchema>;

export const deliveryTermsSchema = z.object({
  zones: z
    .array(
      z.object({
        id,
        name: z
          .string('Enter a zone name.')
          .check(z.trim(), z.minLength(1, 'Enter a zone name.'), z.maxLength(ZONE_NAME_MAX_LENGTH)),
        places: z
          .array(
            z.object({ state: z.enum(NIGERIAN_STATES), lgas: z.array(z.string().check(z.maxLength(60))) }),
          )
          .check(z.minLength(1, 'Choose where the zone is.')),
        fee: amount,
        minimum: amount,
        allowsPayOnDelivery: z.boolean(),
        extraNoticeHours: z.optional(wholeNumber(0, EXTRA_NOTICE_MAX_HOURS)),
        /** Their goods do not travel that far. */
        excludedCategories: z.optional(
          z
            .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(CATEGORY_MAX_LENGTH)))
            .check(z.maxLength(50)),
        ),
        /** Ids of single products that do not, where the rest of their category does. */
        excludedProducts: z.optional(
          z
            .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(PRODUCT_NAME_MAX_LENGTH)))
            .check(z.maxLength(50)),
        ),
      }),
    )
    .check(z.maxLength(ZONES_MAX), z.refine(hasOwnIds, 'Each zone needs its own id.')),
  /** Null: never free. */
  freeAbove: z.nullable(amount),
  holds: z.object({ transferMinutes: wholeNumber(15, 2_880), onlineMinutes: wholeNumber(5, 240) }),
  /** What is asked of people nobody knows yet, who order without paying. */
  unconfirmed: z._default(
    z.object({
      mustConfirm: z.boolean(),
      confirmMinutes: wholeNumber(15, 2_880),
      dayShare: wholeNumber(1, 100),
    }),
    { ...DEFAULT_UNCONFIRMED_TERMS },
  ),
  /** How much of an order's money the order desk may give back by itself, in naira; left out: nothing. */
  deskRefundLimit: z.optional(amount),
  /** Null: told to each customer who asks. */
  transferAccount: z._default(z.nullable(transferAccountSchema), null),
});
export type DeliveryTermsAnswer = z.infer<typeof deliveryTermsSchema>;

export const versionedTermsSchema = z.extend(deliveryTermsSchema, { version });
export type VersionedTerms = z.infer<typeof versionedTermsSchema>;

/** Neither what staff may refund, nor how much of a day strangers may take, nor a version from which both could be guessed. */
export const publicTermsSchema = z.extend(
  z.pick(deliveryTermsSchema, { zones: true, freeAbove: true, holds: true, transferAccount: true }),
  {
    /** Whether strangers confirm by email what they pay on receipt, and how long they have for it. */
    mustConfirm: z._default(z.boolean(), DEFAULT_UNCONFIRMED_TERMS.mustConfirm),
    confirmMinutes: z._default(z.number(), DEFAULT_UNCONFIRMED_TERMS.confirmMinutes),
  },
);
export type PublicTerms = z.infer<typeof publicTermsSchema>;

/** What shoppers may know: where the shop delivers, for how much, and where a transfer goes. */
export const readPublicTermsEndpoint = endpoint({
  method: 'GET',
  path: '/api/delivery-terms',
  access: 'anyone',
  answerSchema: publicTermsSchema,
});

export const readDeliveryTermsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/delivery-terms',
  access: 'administrator',
  answerSchema: versionedTermsSchema,
});

/** With a version it is refused with `stale_edit` and the terms as they are now, once somebody else has changed them. */
export const saveDeliveryTermsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/delivery-terms',
  access: 'administrator',
  bodySchema: z.extend(deliveryTermsSchema, { version: z.optional(version) }),
  answerSchema: versionedTermsSchema,
});
export const staleTermsSchema = z.object({ current: versionedTermsSchema });

export const calendarDaySchema = z.object({
  day: z.string(),
  isOpen: z.boolean(),
  isException: z.boolean(),
  workUnits: z.number(),
  workUnitsTaken: z.number(),
  note: z.string(),
  orderCount: z.number(),
  windows: z.array(
    z.object({
      id: z.string(),
      from: z.string(),
      to: z.string(),
      delivery: z.object({ capacity: z.number(), taken: z.number() }),
      pickup: z.object({ capacity: z.number(), taken: z.number() }),
    }),
  ),
});
export type CalendarDay = z.infer<typeof calendarDaySchema>;

export const readCalendarEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/calendar',
  access: 'desk',
  querySchema: z.object({ from: z.optional(daySchema), to: z.optional(daySchema) }),
  answerSchema: z.object({ calendar: calendarSchema, version, days: z.array(calendarDaySchema) }),
});
export type CalendarAnswer = z.infer<typeof readCalendarEndpoint.answerSchema>;

/**
 * Closing a weekday is refused like closing a single day while orders are on such days. With a version it is refused with
 * `stale_edit` and the plan as it is now, once somebody else has changed it.
 */
export const saveCalendarEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/calendar',
  access: 'administrator',
  bodySchema: z.extend(calendarSchema, { version: z.optional(version), confirmedOrderCount }),
  answerSchema: versionedCalendarSchema,
});
export const staleCalendarSchema = z.object({ current: versionedCalendarSchema });

/**
 * Closing a day with orders on it is refused with `day_has_orders` and the orders, unless `confirmedOrderCount` says that
 * the owner has seen that many.
 */
export const saveCalendarDayEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/calendar/days/:day',
  access: 'administrator',
  bodySchema: z.object({
    isClosed: z.boolean(),
    workUnits: z.nullable(wholeNumber(0, DAY_WORK_UNITS_MAX)),
    note: z._default(z.string().check(z.trim(), z.maxLength(CLOSING_NOTE_MAX_LENGTH)), ''),
    confirmedOrderCount,
  }),
  answerSchema: calendarDaySchema,
});

export const dayOrderSchema = z.extend(orderSummarySchema, {
  customerName: z.string(),
  customerPhone: z.string(),
  /** Whether anything the shop sends reaches the customer. */
  canBeNotified: z.boolean(),
});
export type DayOrder = z.infer<typeof dayOrderSchema>;

/** Why a day was not closed: these orders are on it. */
export const dayHasOrdersSchema = z.object({ orders: z.array(dayOrderSchema) });
export type DayHasOrders = z.infer<typeof dayHasOrdersSchema>;

/** The day is as its weekday again; answers with it as it is now. */
export const clearCalendarDayEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/admin/calendar/days/:day',
  access: 'administrator',
  bodySchema: z.object({ confirmedOrderCount }),
  answerSchema: calendarDaySchema,
});
