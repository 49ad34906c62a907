import * as z from 'zod/mini';
import { ONLINE_CHANNELS } from '../../domain/payments/ways.ts';

/* Everything the sandbox knows, in a form that survives a restart. Moments are milliseconds. */

/**
 * How messages about a payment reach the shop. `answer_lost`: the first answer is taken for a fault, and the message
 * comes again. `by_hand`: none goes out until a test says so.
 */
export const MESSAGE_MODES = [
  'at_once',
  'delayed',
  'twice',
  'out_of_order',
  'answer_lost',
  'lost',
  'by_hand',
] as const;
export type MessageMode = (typeof MESSAGE_MODES)[number];

/** How refunds of a payment end. */
export const REFUND_COURSES = ['processed', 'failed', 'needs-attention'] as const;
export type RefundCourse = (typeof REFUND_COURSES)[number];

/** Who bears what the provider keeps of a payment; nobody: it keeps nothing. */
export const FEE_BEARERS = ['nobody', 'shop', 'customer'] as const;
export type FeeBearer = (typeof FEE_BEARERS)[number];

/** A payment that is under way can be in any of these, and all of them mean the same to the shop. */
export const WAITING_STATUSES = ['pending', 'ongoing', 'processing', 'queued'] as const;
export type WaitingStatus = (typeof WAITING_STATUSES)[number];

const channelSchema = z.enum(ONLINE_CHANNELS);
const momentMs = z.int();

const transactionSchema = z.object({
  /** Beyond what a number of this language holds exactly, as the provider's are. */
  id: z.string(),
  reference: z.string(),
  accessCode: z.string(),
  email: z.string(),
  amountInKobo: z.int(),
  currency: z.string(),
  channels: z.array(channelSchema),
  callbackUrl: z.nullable(z.string()),
  metadata: z.json(),
  createdAtMs: momentMs,
  /** By the provider's words; nothing has been tried yet: `abandoned`. */
  status: z.enum(['abandoned', ...WAITING_STATUSES, 'failed', 'success', 'reversed']),
  /** Sent, and not here yet; without a moment it arrives when somebody says so. */
  transfer: z.nullable(
    z.object({ channel: channelSchema, amountInKobo: z.int(), arrivesAtMs: z.nullable(momentMs) }),
  ),
  payment: z.nullable(
    z.object({
      channel: channelSchema,
      /** What was charged, with the fees where the customer bears them. */
      amountInKobo: z.int(),
      feesInKobo: z._default(z.nullable(z.int()), null),
      paidAtMs: momentMs,
      /** Told as `paid_at`; the provider leaves it out at times. */
      hasMoment: z._default(z.boolean(), true),
    }),
  ),
  messageMode: z.enum(MESSAGE_MODES),
  refundCourse: z.enum(REFUND_COURSES),
  feeBearer: z._default(z.enum(FEE_BEARERS), 'nobody'),
});
export type SandboxTransaction = Readonly<z.infer<typeof transactionSchema>>;

const refundSchema = z.object({
  id: z.string(),
  transactionId: z.string(),
  reference: z.string(),
  amountInKobo: z.int(),
  note: z.string(),
  status: z.enum(['pending', 'processing', ...REFUND_COURSES]),
  /** The dispute that it was made for; null: somebody asked for it. */
  disputeId: z._default(z.nullable(z.string()), null),
  createdAtMs: momentMs,
  /** Null at the end of its way. */
  nextStepAtMs: z.nullable(momentMs),
});
export type SandboxRefund = Readonly<z.infer<typeof refundSchema>>;

/** How a dispute ends: the bank's customer is refused, or the shop gives in, by itself or by saying nothing in time. */
export const RESOLUTIONS = ['declined', 'merchant-accepted', 'auto-accepted'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

const disputeSchema = z.object({
  id: z.string(),
  /** The payment it is about. */
  reference: z.string(),
  status: z.enum(['awaiting-merchant-feedback', 'awaiting-bank-feedback', 'resolved']),
  resolution: z.nullable(z.enum(RESOLUTIONS)),
  amountInKobo: z.int(),
  createdAtMs: momentMs,
  dueAtMs: momentMs,
  resolvedAtMs: z.nullable(momentMs),
});
export type SandboxDispute = Readonly<z.infer<typeof disputeSchema>>;

const messageSchema = z.object({
  id: z.string(),
  /** The payment it is about. */
  reference: z.string(),
  event: z.string(),
  body: z.string(),
  status: z.enum(['waiting', 'held', 'delivered', 'dropped']),
  dueAtMs: momentMs,
  attempts: z.int(),
  isFirstAnswerLost: z.boolean(),
  /** Goes out at once when another message has gone before it. */
  lagsBehind: z.boolean(),
});
export type SandboxMessage = Readonly<z.infer<typeof messageSchema>>;

export const sandboxStateSchema = z.object({
  lastNumber: z.int(),
  transactions: z.array(transactionSchema),
  refunds: z.array(refundSchema),
  disputes: z._default(z.array(disputeSchema), []),
  messages: z.array(messageSchema),
});
export type SandboxState = z.infer<typeof sandboxStateSchema>;
