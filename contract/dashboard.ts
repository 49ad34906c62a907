import * as z from 'zod/mini';
import { ATTENTION_REASONS } from '../domain/orders/attention.ts';
import { ORDER_STATUSES } from '../domain/orders/statuses.ts';
import { FIRST_STEPS, TICKED_STEPS } from '../domain/shop/first-week.ts';
import { endpoint } from './endpoint.ts';

/** How many days back an owner looks. */
export const DASHBOARD_SPANS = ['7', '30', '90'] as const;
/** Today and a week. */
export const DASHBOARD_DAYS_AHEAD = 8;
export const BEST_SELLERS_MAX = 10;
export const CAMPAIGNS_SHOWN_MAX = 5;

const moment = z.iso.datetime();

const salesSchema = z.object({
  /** Placed then, and neither cancelled nor run out since. */
  orders: z.number(),
  /** What those orders come to. */
  value: z.number(),
  /** What was paid then, for whichever order. */
  moneyIn: z.number(),
  /** What went back to customers then. */
  moneyBack: z.number(),
});
export type Sales = z.infer<typeof salesSchema>;

export const dayAheadSchema = z.object({
  day: z.string(),
  isOpen: z.boolean(),
  workUnits: z.number(),
  workUnitsTaken: z.number(),
  /** Those that took them, also what was handed over before its day. */
  ordersTaken: z.number(),
  /** What is still due on a day to come; of today also what was handed over. */
  orders: z.number(),
  value: z.number(),
});
export type DayAhead = z.infer<typeof dayAheadSchema>;

export const dashboardSchema = z.object({
  asOf: moment,
  /** Whether the shop has ever had an order; without one there is no history to draw. */
  hasOrders: z.boolean(),
  /** The steps of the first week that are done. */
  firstSteps: z.array(z.enum(FIRST_STEPS)),
  /** Those without which the shop cannot open. */
  openingObstacles: z.array(z.enum(FIRST_STEPS)),
  /** Until the opening: products that nobody has changed since they came with the shop, and customers could order. */
  publishedSamples: z.number(),
  ahead: z.array(dayAheadSchema),
  /** Today's orders by how far they are; what is cancelled or has run out is left out. */
  today: z.partialRecord(z.enum(ORDER_STATUSES), z.number()),
  sales: salesSchema,
  /** Of the days to compare with. */
  salesBefore: salesSchema,
  spanBefore: z.object({ from: z.string(), to: z.string() }),
  trend: z.array(z.extend(salesSchema, { day: z.string() })),
  bestSellers: z.array(
    z.object({ productId: z.string(), name: z.string(), pieces: z.number(), value: z.number() }),
  ),
  /** What discount codes brought, what sold most first. */
  campaigns: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      orders: z.number(),
      value: z.number(),
      /** What those orders were given. */
      given: z.number(),
    }),
  ),
  attention: z.object({
    /** Orders that need attention, each once however many reasons it has. */
    needing: z.number(),
    orders: z.partialRecord(z.enum(ATTENTION_REASONS), z.number()),
    /** Orders whose money is to be settled, each once however many reasons it has. */
    unsettled: z.number(),
    /** Orders for which something is due, and what is still to come for them. */
    unpaid: z.object({ orders: z.number(), value: z.number() }),
    /** Orders that expired unpaid since this day and have not been reinstated, and what they come to. */
    expired: z.object({ since: z.string(), orders: z.number(), value: z.number() }),
    /** Custom orders where it is the shop's turn. */
    unquoted: z.object({
      orders: z.number(),
      /** Of them, those that wait for an answer to a message and for no quote. */
      messages: z._default(z.number(), 0),
      /** The first request without a quote, or where there is none the first message. */
      waitingSince: z.nullable(moment),
    }),
    /** Mails that should have left by now. */
    unsentMails: z.number(),
    /** Questions from the contact page that nobody has ticked off. */
    questions: z.number(),
    /** Reviews to look at before they are published, and reported ones. */
    reviews: z._default(z.number(), 0),
    /** Vouchers whose buyers chose a transfer that nobody has recorded yet. */
    awaitedVouchers: z._default(z.number(), 0),
  }),
  /** Absent where nobody is reminded of them, as in the demo. */
  backup: z.optional(
    z.object({
      isNightly: z.boolean(),
      lastAt: z.nullable(moment),
      lastBytes: z.nullable(z.number()),
      failure: z.nullable(z.object({ at: moment, reason: z.string() })),
    }),
  ),
  /** Only a password protects the account of whoever looks. */
  isSecondFactorDue: z.optional(z.boolean()),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const waitingSchema = z.object({
  /** Orders that need attention, each once however many reasons it has. */
  orders: z.number(),
  /** Custom orders where it is the shop's turn. */
  customOrders: z.number(),
  /** Reviews to look at before they are published, and reported ones. */
  reviews: z.number(),
  /** Questions by the contact form that nobody has dealt with. */
  messages: z.number(),
  /** Vouchers whose transfer nobody has recorded yet. */
  vouchers: z._default(z.number(), 0),
  /** How far a new shop is, and what comes next; absent once it is open. */
  setUp: z.optional(z.object({ done: z.number(), next: z.enum(FIRST_STEPS) })),
});
export type Waiting = z.infer<typeof waitingSchema>;

/** What of it is about orders and their money. */
export type OrderFigures = Omit<
  Dashboard,
  | 'asOf'
  | 'attention'
  | 'hasOrders'
  | 'firstSteps'
  | 'openingObstacles'
  | 'publishedSamples'
  | 'backup'
  | 'isSecondFactorDue'
> & {
  readonly attention: Pick<Dashboard['attention'], 'needing' | 'orders' | 'unsettled' | 'unpaid' | 'expired'>;
};

export const readDashboardEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  access: 'administrator',
  querySchema: z.object({ days: z._default(z.enum(DASHBOARD_SPANS), '30') }),
  answerSchema: dashboardSchema,
});

/** How much waits for the owner, for the menu beside every screen. */
export const countWaitingEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard/waiting',
  access: 'desk',
  answerSchema: waitingSchema,
});

/** The owner says that a step is done, or takes it back. Saying it twice is the same as once. */
export const tickFirstStepEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/dashboard/first-steps',
  access: 'administrator',
  bodySchema: z.object({ step: z.enum(TICKED_STEPS), isDone: z.boolean() }),
  answerSchema: z.object({ firstSteps: z.array(z.enum(FIRST_STEPS)) }),
});

/** Lets customers in, for good; refused while nobody could order. */
export const openShopEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/dashboard/opening',
  access: 'owner',
  answerSchema: z.object({ firstSteps: z.array(z.enum(FIRST_STEPS)) }),
});
