import * as z from 'zod/mini';

/*
 * What Paystack publishes about the answers and messages the shop reads: fields, types, states. Sources, read on 16 November 2026:
 *
 * - github.com/PaystackOSS/openapi at 9678dea (24 October 2025), components/schemas: VerifyResponse, TransactionFetchResponse,
 *   RefundCreateResponse, RefundListResponse, DisputeListResponseArray, and the statuses in paths/dispute.yaml;
 * - github.com/PaystackOSS/doc-code-snippets at 94af513 (23 February 2026), api/ and doc/payments/{webhooks,refunds}/events: the
 *   examples of its documentation, which leave empty what the description calls required, and are believed where they do;
 * - paystack.com/docs/payments: verify-payments (statuses of a transaction), refunds, manage-disputes (16 hours to answer),
 *   pay-with-transfer (bank.transfer.rejected).
 *
 * The sandbox's answers are tested against these, and the adapter reads by them. The numbers of rows are beyond what a number
 * of this language holds exactly, so `parse-exact` keeps them as text.
 */

export const TRANSACTION_STATUSES = [
  'abandoned',
  'failed',
  'ongoing',
  'pending',
  'processing',
  'queued',
  'reversed',
  'success',
] as const;
export const REFUND_STATUS_NAMES = [
  'pending',
  'processing',
  'processed',
  'failed',
  'needs-attention',
] as const;
export const DISPUTE_STATUSES = [
  'awaiting-merchant-feedback',
  'awaiting-bank-feedback',
  'pending',
  'resolved',
  'archived',
] as const;
export const DISPUTE_RESOLUTIONS = ['merchant-accepted', 'auto-accepted', 'declined'] as const;

const rowNumber = z.string().check(z.regex(/^\d{1,20}$/));
const kobo = z.int().check(z.nonnegative());
const moment = z.iso.datetime({ offset: true });
const empty = z.nullable(z.object({}));

const customerSchema = z.object({
  id: rowNumber,
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  email: z.string(),
  customer_code: z.string(),
  phone: z.nullable(z.string()),
  risk_action: z.string(),
  international_format_phone: z.nullable(z.string()),
});

/** `/transaction/verify/:reference` and `/transaction/:id`; the same within `charge.success`. */
export const transactionSchema = z.object({
  id: rowNumber,
  domain: z.enum(['test', 'live']),
  status: z.enum(TRANSACTION_STATUSES),
  reference: z.string(),
  receipt_number: z.nullable(z.string()),
  /** What was charged, with the fees where the customer bears them. */
  amount: kobo,
  message: z.nullable(z.string()),
  gateway_response: z.string(),
  /** Null for what nobody has paid, and at times for what somebody has. */
  paid_at: z.nullable(moment),
  created_at: moment,
  channel: z.string(),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  ip_address: z.nullable(z.string()),
  metadata: z.unknown(),
  /** What Paystack keeps of the amount. */
  fees: z.nullable(kobo),
  fees_split: z.unknown(),
  authorization: empty,
  customer: customerSchema,
  plan: z.unknown(),
  order_id: z.nullable(z.unknown()),
  paidAt: z.nullable(moment),
  createdAt: moment,
  /** What the shop had asked for; null for old ones. */
  requested_amount: z.nullable(kobo),
});

/** The same within another row: its number, state and amount are always there. */
export const nestedTransactionSchema = z.object({
  id: rowNumber,
  domain: z.enum(['test', 'live']),
  status: z.optional(z.enum(TRANSACTION_STATUSES)),
  reference: z.string(),
  amount: kobo,
  paid_at: z.nullable(moment),
  channel: z.string(),
  currency: z.string(),
});

const refundShape = {
  id: rowNumber,
  integration: z.int(),
  domain: z.enum(['test', 'live']),
  currency: z.string(),
  /** A number everywhere but in messages, which have text at times. */
  amount: kobo,
  status: z.enum(REFUND_STATUS_NAMES),
  refunded_by: z.string(),
  customer_note: z.nullish(z.string()),
  merchant_note: z.nullish(z.string()),
  deducted_amount: z.nullable(kobo),
};

/** The answer to `POST /refund`. */
export const createdRefundSchema = z.object({
  ...refundShape,
  transaction: nestedTransactionSchema,
  fully_deducted: z.boolean(),
  expected_at: moment,
  createdAt: moment,
});

/** A row of `GET /refund`; `dispute`: the one that it was made for. */
export const listedRefundSchema = z.object({
  ...refundShape,
  transaction: rowNumber,
  dispute: z.nullish(rowNumber),
  settlement: z.nullish(z.unknown()),
  fully_deducted: z.nullable(z.union([z.int(), z.boolean()])),
  refunded_at: z.nullable(moment),
  createdAt: z.optional(moment),
  created_at: z.optional(moment),
});

export const pageMetaSchema = z.object({
  total: z.int(),
  skipped: z.int(),
  perPage: z.union([z.int(), z.string()]),
  page: z.int(),
  pageCount: z.int(),
});

/** `/dispute/:id`, a row of `/dispute`, and the data of `charge.dispute.*`. */
export const disputeSchema = z.object({
  id: rowNumber,
  refund_amount: z.nullable(kobo),
  currency: z.nullable(z.string()),
  status: z.enum(DISPUTE_STATUSES),
  resolution: z.nullable(z.enum(DISPUTE_RESOLUTIONS)),
  domain: z.enum(['test', 'live']),
  transaction: z.extend(nestedTransactionSchema, { requested_amount: z.nullish(kobo) }),
  transaction_reference: z.nullable(z.string()),
  category: z.nullable(z.string()),
  customer: customerSchema,
  bin: z.nullable(z.string()),
  last4: z.nullable(z.string()),
  /** Until when the shop can answer; then it is taken to have accepted. */
  dueAt: z.nullable(moment),
  resolvedAt: z.nullable(moment),
  evidence: z.unknown(),
  attachments: z.unknown(),
  note: z.unknown(),
  history: z.array(z.object({ status: z.string(), by: z.string(), createdAt: moment })),
  messages: z.array(z.object({ sender: z.string(), body: z.string(), createdAt: moment })),
  createdAt: z.optional(moment),
  created_at: z.optional(moment),
});

/** The data of `refund.*`; the amount is text in some, a number in others. */
export const refundNewsSchema = z.object({
  status: z.enum(REFUND_STATUS_NAMES),
  transaction_reference: z.string(),
  refund_reference: z.nullable(z.string()),
  amount: z.union([kobo, z.string().check(z.regex(/^\d+$/))]),
  currency: z.string(),
  processor: z.string(),
  customer: z.object({
    first_name: z.nullable(z.string()),
    last_name: z.nullable(z.string()),
    email: z.string(),
  }),
  integration: z.int(),
  domain: z.enum(['test', 'live']),
});

/** The data of `bank.transfer.rejected`, which names the transaction by its number alone. */
export const rejectedTransferSchema = z.object({
  bank_transfer: z.object({
    amount: z.union([kobo, z.string().check(z.regex(/^\d+$/))]),
    message: z.string(),
    message_type: z.string(),
    transaction_id: z.union([rowNumber, z.int()]),
  }),
  customer: z.object({ email: z.string() }),
});
