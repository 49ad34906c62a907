import * as z from 'zod/mini';
import { CATEGORY_MAX_LENGTH } from '../domain/catalogue/product.ts';
import { SLUG_MAX_LENGTH } from '../domain/catalogue/slug.ts';
import { RECEIVING_METHODS } from '../domain/delivery/calendar.ts';
import { BACK_WAYS, HAND_WAYS, ONLINE_CHANNELS, PAYMENT_WAYS } from '../domain/payments/ways.ts';
import { daySchema } from './availability.ts';
import { cashCountSchema } from './cash-count.ts';
import { endpoint } from './endpoint.ts';

/** Of money that the payment provider told of: nobody recorded it. */
export const TAKEN_ONLINE = 'online';

/** What was given back for good, and what was due until it was written off. */
export const WAIVED_WAYS = ['goodwill', 'written_off'] as const;
export type WaivedWay = (typeof WAIVED_WAYS)[number];

/** By these the list of orders shows those behind a figure of a report. */
export const figureFilters = {
  /** Placed on these days, and neither cancelled nor expired since. */
  soldFrom: z.optional(daySchema),
  soldTo: z.optional(daySchema),
  product: z.optional(z.string().check(z.maxLength(SLUG_MAX_LENGTH))),
  category: z.optional(z.string().check(z.maxLength(CATEGORY_MAX_LENGTH))),
  /** Placed with a code of this campaign. */
  campaign: z.optional(z.uuid()),
  /** Not paid in full. */
  due: z.optional(z.literal('1')),
  /** Of whose price nobody asks for a part any longer, in one of the two ways. */
  waived: z.optional(z.enum(WAIVED_WAYS)),
  /** Expired since that day, and not reinstated. */
  expiredFrom: z.optional(daySchema),
  /** Paid on these days, in part or in full; this way and recorded by this person where that is said. */
  takenFrom: z.optional(daySchema),
  takenTo: z.optional(daySchema),
  takenWay: z.optional(z.enum(PAYMENT_WAYS)),
  takenBy: z.optional(z.union([z.literal(TAKEN_ONLINE), z.uuid()])),
  /** Given back on these days, in part or in full. */
  refundedFrom: z.optional(daySchema),
  refundedTo: z.optional(daySchema),
  refundedWay: z.optional(z.enum(BACK_WAYS)),
  /** Promised a refund until that day that has not reached its customer yet. */
  promisedTo: z.optional(daySchema),
};

const spanSchema = z.object({ from: z.string(), to: z.string() });

const totalsSchema = z.object({
  /** What was paid on these days, for whichever order; neither voided since nor handed on from one order to another. */
  taken: z.number(),
  payments: z.number(),
  /** What the shop bears of the payment provider's fees for it. */
  fees: z.number(),
  /** What went back to customers on these days, and what banks took back. */
  refunded: z.number(),
  refundedOrders: z.number(),
  /** The part of what was taken, less what went back, that is tax. */
  includedVat: z.number(),
  /** Placed on these days, and neither cancelled nor expired since. */
  orders: z.number(),
  /** What those orders come to. */
  sales: z.number(),
  /** The part of it that is for delivery; the rest is what the products come to. */
  delivery: z.number(),
});
export type ReportTotals = z.infer<typeof totalsSchema>;

const reportDaySchema = z.object({
  day: z.string(),
  taken: z.number(),
  refunded: z.number(),
  orders: z.number(),
  sales: z.number(),
});
export type ReportDay = z.infer<typeof reportDaySchema>;

/** An amount of these days and of the days before. */
const compared = { value: z.number(), valueBefore: z.number() };

export const reportSchema = z.object({
  asOf: z.iso.datetime(),
  span: spanSchema,
  spanBefore: spanSchema,
  totals: totalsSchema,
  totalsBefore: totalsSchema,
  /** Of the orders placed on these days, as it is now. */
  due: z.object({ orders: z.number(), value: z.number() }),
  /** What became of those sales until now: sales − goodwill − written off + retained = paid − refunded − to refund + due. */
  settled: z.object({
    goodwill: z.object({ orders: z.number(), value: z.number() }),
    writtenOff: z.object({ orders: z.number(), value: z.number() }),
    /** Paid above the price, and not to be refunded. */
    retained: z.number(),
    paid: z.number(),
    refunded: z.number(),
    refundDue: z.number(),
  }),
  /** What came in cash on these days, for orders and vouchers, less what went back so. */
  cash: z.number(),
  /** Of the cash in the drawer, where the report is about one day that was counted. */
  cashCount: z.nullable(cashCountSchema),
  days: z.array(reportDaySchema),
  daysBefore: z.array(reportDaySchema),
  taken: z.object({
    byWay: z.array(
      z.object({ way: z.enum(PAYMENT_WAYS), payments: z.number(), fees: z.number(), ...compared }),
    ),
    /** Nobody: the payment provider told of it. */
    byPerson: z.array(
      z.object({
        id: z.nullable(z.string()),
        name: z.nullable(z.string()),
        payments: z.number(),
        ...compared,
      }),
    ),
  }),
  refunded: z.object({
    byWay: z.array(z.object({ way: z.enum(BACK_WAYS), refunds: z.number(), ...compared })),
    /** Promised until the last of these days and not with the customer yet, as it is now: in none of the sums. */
    promised: z.object({ orders: z.number(), value: z.number() }),
  }),
  /** No sale and without tax until they are used: what they pay for then is among the payments. */
  vouchers: z.object({
    /** What was taken for them, less what went back for those that were voided. */
    sold: z.array(
      z.object({
        way: z.enum([...HAND_WAYS, ...ONLINE_CHANNELS]),
        vouchers: z.number(),
        /** What the payment provider keeps of it. */
        fees: z.number(),
        ...compared,
      }),
    ),
    /** What customers can still use, as it is now. */
    outstanding: z.number(),
  }),
  sold: z.object({
    /** Null pieces: a discount, of which none was sold. */
    byProduct: z.array(
      z.object({ id: z.string(), name: z.string(), pieces: z.nullable(z.number()), ...compared }),
    ),
    /** Null: of products that are no longer in the catalogue. */
    byCategory: z.array(
      z.object({ category: z.nullable(z.string()), pieces: z.nullable(z.number()), ...compared }),
    ),
    /** Null: picked up. */
    byZone: z.array(
      z.object({
        id: z.nullable(z.string()),
        name: z.nullable(z.string()),
        orders: z.number(),
        ...compared,
      }),
    ),
    byMethod: z.array(z.object({ method: z.enum(RECEIVING_METHODS), orders: z.number(), ...compared })),
    /** Of the orders with a discount code, by its campaign: what they come to, and what they were given. */
    byCampaign: z.array(
      z.object({ id: z.string(), name: z.string(), orders: z.number(), given: z.number(), ...compared }),
    ),
  }),
});
export type Report = z.infer<typeof reportSchema>;

const querySchema = z.object({ from: daySchema, to: daySchema });

/** Money and sales of a span of days in Lagos, beside as many days before. All of it is of one moment. */
export const readReportEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/reports',
  access: 'administrator',
  querySchema,
  answerSchema: reportSchema,
});

/** The same as a table for other programs. */
export const exportReportEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/reports/export',
  access: 'administrator',
  querySchema,
});
