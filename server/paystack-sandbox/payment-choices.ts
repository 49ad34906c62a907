import * as z from 'zod/mini';
import { ONLINE_CHANNELS } from '../../domain/payments/ways.ts';
import {
  FEE_BEARERS,
  type FeeBearer,
  MESSAGE_MODES,
  type MessageMode,
  REFUND_COURSES,
  type RefundCourse,
} from './sandbox-state.ts';

/* What can be chosen on the payment page, and in which words. */

export const ARRIVALS = {
  in_5_seconds: { words: 'After 5 seconds', arrivesInMs: 5_000 },
  in_1_minute: { words: 'After a minute', arrivesInMs: 60_000 },
  by_hand: { words: 'When I say so', arrivesInMs: null },
} as const;
export type Arrival = keyof typeof ARRIVALS;

export const AMOUNTS = ['exact', 'less', 'more'] as const;
export type Amount = (typeof AMOUNTS)[number];
const DIFFERENCE_PART = 0.1;

/** A tenth too little or too much. */
export function computePaid(amountInKobo: number, amount: Amount): number {
  const difference = Math.ceil(amountInKobo * DIFFERENCE_PART);
  if (amount === 'less') return Math.max(1, amountInKobo - difference);
  return amount === 'more' ? amountInKobo + difference : amountInKobo;
}

export const MESSAGE_MODE_WORDS: Readonly<Record<Exclude<MessageMode, 'by_hand'>, string>> = {
  at_once: 'Comes right away',
  delayed: 'Comes 3 seconds late',
  twice: 'Comes twice',
  out_of_order: 'Comes after the next one',
  answer_lost: 'Comes again, as if the shop had not answered',
  lost: 'Gets lost',
};

export const REFUND_COURSE_WORDS: Readonly<Record<RefundCourse, string>> = {
  processed: 'Goes through',
  failed: 'Fails',
  'needs-attention': 'Needs attention',
};

export const FEE_BEARER_WORDS: Readonly<Record<FeeBearer, string>> = {
  nobody: 'No fees',
  shop: 'The shop pays them',
  customer: 'The customer pays them on top',
};

/** `abandon` and `arrive` belong to a page on which nothing else can be chosen, so everything has a default. */
export const choiceSchema = z.object({
  step: z.enum(['pay', 'decline', 'send', 'reject', 'arrive', 'abandon']),
  channel: z.optional(z.enum(ONLINE_CHANNELS)),
  arrival: z._default(z.enum(['in_5_seconds', 'in_1_minute', 'by_hand']), 'by_hand'),
  amount: z._default(z.enum(AMOUNTS), 'exact'),
  messageMode: z.optional(z.enum(MESSAGE_MODES)),
  refundCourse: z.optional(z.enum(REFUND_COURSES)),
  feeBearer: z.optional(z.enum(FEE_BEARERS)),
});
export type PaymentChoice = z.infer<typeof choiceSchema>;
