import * as z from 'zod/mini';
import { isNairaAmount } from '../domain/money.ts';
import {
  HAND_WAYS,
  ONLINE_CHANNELS,
  PAYMENT_WAYS,
  REFUND_STATUSES,
  REFUND_WAYS,
} from '../domain/payments/ways.ts';
import { endpoint } from './endpoint.ts';

const moment = z.iso.datetime();
export const PAYMENT_NOTE_MAX_LENGTH = 200;

/** Where the provider sends its signed messages. */
export const PAYSTACK_WEBHOOK_PATH = '/api/payments/paystack';

export const typedAmountSchema = z
  .number('Enter an amount in naira.')
  .check(
    z.positive('Enter an amount above ₦0.'),
    z.maximum(100_000_000, 'Enter at most ₦100,000,000.'),
    z.refine(isNairaAmount, 'Use at most two decimals.'),
  );
export const reasonSchema = z
  .string('Enter a reason.')
  .check(
    z.trim(),
    z.minLength(1, 'Enter a reason.'),
    z.maxLength(PAYMENT_NOTE_MAX_LENGTH, `Use at most ${PAYMENT_NOTE_MAX_LENGTH} characters.`),
  );

/** Money that came by hand. More than is due is refused unless it is meant. */
export const takenPaymentShape = {
  way: z.enum(HAND_WAYS, 'Choose how it was paid.'),
  amount: typedAmountSchema,
  note: z._default(z.string().check(z.trim(), z.maxLength(PAYMENT_NOTE_MAX_LENGTH)), ''),
  acceptOverpayment: z._default(z.boolean(), false),
};

/** The money of an order, as its customer may see it. */
export const orderMoneySchema = z.object({
  /** What must be paid for the kitchen to begin; null: all of it. */
  deposit: z.nullable(z.number()),
  paid: z.number(),
  refunded: z.number(),
  /** What is still to be paid. */
  due: z.number(),
  /** What of it is asked for next: the deposit first. */
  dueNow: z.number(),
  /** What has to be sent back, or is on its way. */
  refundDue: z.number(),
  /** What of the price is not asked for any more: given back for good or written off; below zero, kept above it. */
  waived: z.number(),
  /** The part of it that was a balance; the rest is goodwill. */
  writtenOff: z.number(),
  payments: z.array(
    z.object({
      way: z.enum(PAYMENT_WAYS),
      amount: z.number(),
      /** What was paid on top for the provider's fees, where the customer bears them. */
      surcharge: z.number(),
      paidAt: moment,
      reference: z.string(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.string(),
      way: z.enum(REFUND_WAYS),
      amount: z.number(),
      status: z.enum(REFUND_STATUSES),
      reason: z.string(),
      createdAt: moment,
      /** When it was sent, or failed; null: neither yet. */
      settledAt: z.nullable(moment),
    }),
  ),
  /** What a bank took back; it counts as if it had not been paid. */
  reversals: z.array(z.object({ amount: z.number(), at: moment })),
  /** When the customer said that the transfer was made. */
  transferClaimedAt: z.nullable(moment),
  /** A visit to the payment page that may still bring money. */
  openAttempt: z.nullable(
    z.object({
      reference: z.string(),
      channel: z.enum(ONLINE_CHANNELS),
      startedAt: moment,
      /** The customer has paid, and the bank takes its time. */
      isProcessing: z.boolean(),
      /** A transfer of another amount than was asked for, which goes back to the customer. */
      rejected: z.nullable(z.object({ amount: z.number(), asked: z.number() })),
    }),
  ),
});
export type OrderMoney = z.infer<typeof orderMoneySchema>;

/** What shoppers can pay with before there is an order. */
export const readPaymentOptionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/payments/options',
  access: 'anyone',
  answerSchema: z.object({ onlineChannels: z.array(z.enum(ONLINE_CHANNELS)) }),
});

/** Leads to the provider's page: a new visit, or the one that is still open. */
export const startPaymentEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/payments',
  access: 'anyone',
  bodySchema: z.object({ channel: z.enum(ONLINE_CHANNELS, 'Choose how to pay.') }),
  answerSchema: z.object({ reference: z.string(), payUrl: z.string() }),
});

/** Asks the provider about the order's open payments now, for a customer who has come back from its page. */
export const checkPaymentsEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/payments/check',
  access: 'anyone',
});

/** "I have paid": a transfer by hand was made. */
export const claimTransferEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/transfer',
  access: 'anyone',
});

/** "I haven't sent it": what was said of a transfer is taken back. */
export const withdrawTransferClaimEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/orders/:id/transfer',
  access: 'anyone',
});

/** The provider's own messages; nobody else's word counts. */
export const receivePaystackMessageEndpoint = endpoint({
  method: 'POST',
  path: '/api/payments/paystack',
  access: 'signed',
});

/** What becomes of money that is due when the goods are handed over. */
export const handOverPaymentSchema = z.discriminatedUnion('decision', [
  /** With the reason for which the rest is on credit, where only a part is paid of what was to be paid first. */
  z.object({ decision: z.literal('paid'), ...takenPaymentShape, reason: z.optional(reasonSchema) }),
  z.object({ decision: z.literal('on_account'), reason: reasonSchema }),
  z.object({ decision: z.literal('not_yet') }),
]);
export type HandOverPayment = z.infer<typeof handOverPaymentSchema>;

const voidingShape = { reason: z.string(), voidedAt: moment, voidedBy: z.string() };
/** Who took something back, and why. */
export const voidingSchema = z.object(voidingShape);

/** A payment that was taken back, and why. */
export const voidedPaymentSchema = z.object({
  way: z.enum(PAYMENT_WAYS),
  amount: z.number(),
  paidAt: moment,
  note: z.string(),
  recordedBy: z.nullable(z.string()),
  ...voidingShape,
});

/** A refund that was taken back before it was sent, and why. */
export const voidedRefundSchema = z.object({
  way: z.enum(REFUND_WAYS),
  amount: z.number(),
  createdAt: moment,
  ...voidingShape,
});
