import * as z from 'zod/mini';
import { AMOUNT_MAX_IN_KOBO } from '../../../domain/money.ts';
import { ANSWER_HOURS, type DisputeStatus } from '../../../domain/payments/disputes.ts';
import type { OnlineChannel, RefundStatus } from '../../../domain/payments/ways.ts';
import type { FoundDispute, FoundPayment, FoundRefund } from '../../ports/payments.ts';
import {
  createdRefundSchema,
  disputeSchema,
  listedRefundSchema,
  nestedTransactionSchema,
  transactionSchema,
} from './paystack-schemas.ts';

/*
 * What is read of the provider's answers: the fields of its description that are used, with every state taken as text, because a
 * state of tomorrow must not keep the shop from hearing of today's money.
 */

const kobo = z.int().check(z.positive(), z.maximum(AMOUNT_MAX_IN_KOBO));
const anyState = z.string();

export const startedSchema = z.object({ authorization_url: z.string(), reference: z.string() });

export const foundSchema = z.extend(z.pick(transactionSchema, { reference: true }), { status: anyState });

export const paidSchema = z.extend(z.pick(transactionSchema, { id: true, currency: true, channel: true }), {
  amount: kobo,
  paid_at: z.nullish(transactionSchema.shape.paid_at),
  fees: z.nullish(transactionSchema.shape.fees),
  requested_amount: z.nullish(transactionSchema.shape.requested_amount),
});

const refundShape = { amount: kobo, status: anyState };
export const refundSchema = z.extend(z.pick(createdRefundSchema, { id: true, merchant_note: true }), {
  ...refundShape,
  createdAt: z.optional(createdRefundSchema.shape.createdAt),
});

/** Each names its payment, by its number alone or within a whole description. */
export const refundRowSchema = z.extend(
  z.pick(listedRefundSchema, {
    id: true,
    merchant_note: true,
    dispute: true,
    createdAt: true,
    created_at: true,
  }),
  {
    ...refundShape,
    transaction: z.union([listedRefundSchema.shape.transaction, z.object({ id: z.string() })]),
  },
);

export const disputeRowSchema = z.extend(
  z.pick(disputeSchema, { id: true, refund_amount: true, category: true, dueAt: true }),
  {
    status: anyState,
    resolution: z.nullish(anyState),
    transaction: z.extend(z.pick(nestedTransactionSchema, { reference: true }), {
      status: z.optional(anyState),
    }),
    createdAt: z.optional(z.string()),
    created_at: z.optional(z.string()),
  },
);

const CHANNELS: ReadonlyMap<string, OnlineChannel> = new Map([
  ['card', 'card'],
  ['apple_pay', 'card'],
  ['ussd', 'ussd'],
]);

/** The customer has done their part. `abandoned`: nobody has begun, or begun and gone away. */
const UNDER_WAY: readonly string[] = ['ongoing', 'pending', 'processing', 'queued'];

export function describeUnpaid(status: string): FoundPayment | undefined {
  if (status === 'success' || status === 'reversed') return undefined;
  if (status === 'failed') return { status: 'failed' };
  return { status: UNDER_WAY.includes(status) ? 'processing' : 'open' };
}

export function describePaid(status: string, paid: z.infer<typeof paidSchema>): FoundPayment {
  return {
    status: status === 'reversed' ? 'reversed' : 'succeeded',
    providerId: paid.id,
    amountInKobo: paid.amount,
    requestedInKobo: paid.requested_amount ?? null,
    feesInKobo: paid.fees ?? null,
    currency: paid.currency,
    // Whatever else there is moves money from account to account.
    channel: CHANNELS.get(paid.channel) ?? 'bank_transfer',
    paidAt: paid.paid_at ? new Date(paid.paid_at) : null,
  };
}

const REFUND_STATUSES: ReadonlyMap<string, RefundStatus> = new Map([
  ['pending', 'pending'],
  ['processing', 'processing'],
  ['processed', 'processed'],
  ['failed', 'failed'],
]);

export function describeRefund(
  refund: z.infer<typeof refundSchema> & Partial<z.infer<typeof refundRowSchema>>,
): FoundRefund {
  return {
    providerId: refund.id,
    amountInKobo: refund.amount,
    // `needs-attention`, or a status of tomorrow: somebody has to look at it.
    status: REFUND_STATUSES.get(refund.status) ?? 'needs_attention',
    note: refund.merchant_note ?? '',
    createdAt: readMoment(refund.createdAt ?? refund.created_at),
    isForDispute: refund.dispute != null,
  };
}

export function describeDispute(row: z.infer<typeof disputeRowSchema>): FoundDispute {
  const dueAt = readMoment(row.dueAt);
  const openedAt = readMoment(row.createdAt ?? row.created_at) ?? dueAt ?? new Date();
  return {
    providerId: row.id,
    reference: row.transaction.reference,
    status: readDisputeStatus(row),
    amountInKobo: row.refund_amount,
    category: row.category ?? '',
    openedAt,
    dueAt: dueAt ?? new Date(openedAt.getTime() + ANSWER_HOURS * 3_600_000),
  };
}

/** Where no resolution is named, the payment itself says how it ended. */
function readDisputeStatus({
  status,
  resolution,
  transaction,
}: z.infer<typeof disputeRowSchema>): DisputeStatus {
  if (status === 'awaiting-bank-feedback') return 'under_review';
  if (status !== 'resolved' && status !== 'archived') return 'awaiting_answer';
  const isLost = resolution ? resolution.endsWith('accepted') : transaction.status === 'reversed';
  return isLost ? 'lost' : 'won';
}

function readMoment(text: string | null | undefined): Date | null {
  const moment = text ? new Date(text) : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
}
