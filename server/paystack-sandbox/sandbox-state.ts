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
  status: z.enum(['abandoned', 'pending', 'failed', 'success', 'reversed']),
  /** Sent, and not here yet; without a moment it arrives when somebody says so. */
  transfer: z.nullable(
    z.object({ channel: channelSchema, amountInKobo: z.int(), arrivesAtMs: z.nullable(momentMs) }),
  ),
  payment: z.nullable(z.object({ channel: channelSchema, amountInKobo: z.int(), paidAtMs: momentMs })),
  messageMode: z.enum(MESSAGE_MODES),
  refundCourse: z.enum(REFUND_COURSES),
});
export type SandboxTransaction = Readonly<z.infer<typeof transactionSchema>>;

const refundSchema = z.object({
  id: z.string(),
  transactionId: z.string(),
  reference: z.string(),
  amountInKobo: z.int(),
  note: z.string(),
  status: z.enum(['pending', 'processing', ...REFUND_COURSES]),
  createdAtMs: momentMs,
  /** Null at the end of its way. */
  nextStepAtMs: z.nullable(momentMs),
});
export type SandboxRefund = Readonly<z.infer<typeof refundSchema>>;

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
  messages: z.array(messageSchema),
});
export type SandboxState = z.infer<typeof sandboxStateSchema>;
