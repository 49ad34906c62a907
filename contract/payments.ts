import * as z from 'zod/mini';
import { isNairaAmount } from '../domain/money.ts';
import {
  HAND_WAYS,
  ONLINE_CHANNELS,
  PAYMENT_WAYS,
  REFUND_STATUSES,
  REFUND_WAYS,
} from '../domain/payments/ways.ts';
import type { Endpoint } from './endpoint.ts';

const moment = z.iso.datetime();
export const PAYMENT_NOTE_MAX_LENGTH = 200;

/** Where the provider sends its signed messages. */
export const PAYSTACK_WEBHOOK_PATH = '/api/payments/paystack';

export const typedAmountSchema = z
  .number('Enter an amount in naira.')
  .check(
    z.positive('Enter an amount above ₦0.'),
    z.maximum(100_000_000, 'Enter at most ₦100,000,000.'),
    z.refine(isNairaAmount, 'At most two decimals.'),
  );
export const reasonSchema = z
  .string('Say why.')
  .check(
    z.trim(),
    z.minLength(1, 'Say why.'),
    z.maxLength(PAYMENT_NOTE_MAX_LENGTH, `Use at most ${PAYMENT_NOTE_MAX_LENGTH} characters.`),
  );

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
  payments: z.array(
    z.object({ way: z.enum(PAYMENT_WAYS), amount: z.number(), paidAt: moment, reference: z.string() }),
  ),
  refunds: z.array(
    z.object({
      way: z.enum(REFUND_WAYS),
      amount: z.number(),
      status: z.enum(REFUND_STATUSES),
      reason: z.string(),
      createdAt: moment,
    }),
  ),
  /** When the customer said that the transfer was made. */
  transferClaimedAt: z.nullable(moment),
  /** A visit to the payment page that may still bring money. */
  openAttempt: z.nullable(
    z.object({ reference: z.string(), channel: z.enum(ONLINE_CHANNELS), startedAt: moment }),
  ),
});
export type OrderMoney = z.infer<typeof orderMoneySchema>;

/** What shoppers can pay with before there is an order. */
export const readPaymentOptionsEndpoint = {
  method: 'GET',
  path: '/api/payments/options',
  answerSchema: z.object({ onlineChannels: z.array(z.enum(ONLINE_CHANNELS)) }),
} as const satisfies Endpoint;

/** Leads to the provider's page: a new visit, or the one that is still open. */
export const startPaymentEndpoint = {
  method: 'POST',
  path: '/api/orders/:id/payments',
  bodySchema: z.object({ channel: z.enum(ONLINE_CHANNELS, 'Choose how to pay.') }),
  answerSchema: z.object({ reference: z.string(), payUrl: z.string() }),
} as const satisfies Endpoint;

/** Asks the provider about the order's open payments now, for a customer who has come back from its page. */
export const checkPaymentsEndpoint = {
  method: 'POST',
  path: '/api/orders/:id/payments/check',
} as const satisfies Endpoint;

/** "I have paid": a transfer by hand was made. */
export const claimTransferEndpoint = {
  method: 'POST',
  path: '/api/orders/:id/transfer',
} as const satisfies Endpoint;

/* The owner's hand. Each takes an `Idempotency-Key`, so that a second click books nothing twice. */

export const recordPaymentEndpoint = {
  method: 'POST',
  path: '/api/admin/orders/:id/payments',
  bodySchema: z.object({
    way: z.enum(HAND_WAYS, 'Choose how it was paid.'),
    amount: typedAmountSchema,
    note: z._default(z.string().check(z.trim(), z.maxLength(PAYMENT_NOTE_MAX_LENGTH)), ''),
  }),
} as const satisfies Endpoint;

export const refundEndpoint = {
  method: 'POST',
  path: '/api/admin/orders/:id/refunds',
  bodySchema: z.object({
    way: z.enum(['online', 'transfer', 'cash'], 'Choose how it goes back.'),
    amount: typedAmountSchema,
    reason: reasonSchema,
  }),
} as const satisfies Endpoint;

/** `forgive` what is still due, or `keep` what is too much. */
export const settleEndpoint = {
  method: 'POST',
  path: '/api/admin/orders/:id/adjustments',
  bodySchema: z.object({
    decision: z.enum(['forgive', 'keep']),
    amount: typedAmountSchema,
    reason: reasonSchema,
  }),
} as const satisfies Endpoint;
