import * as z from 'zod/mini';
import { HAND_WAYS } from '../domain/payments/ways.ts';
import { endpoint } from './endpoint.ts';
import { adminOrderDetailsSchema } from './order-admin.ts';
import { PAYMENT_NOTE_MAX_LENGTH, reasonSchema, typedAmountSchema } from './payments.ts';

/* The owner's hand. Each takes an `Idempotency-Key`, so that a second click books nothing twice. */

const refundWaySchema = z.enum(['online', 'transfer', 'cash'], 'Choose how it goes back.');

export const recordPaymentEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/payments',
  access: 'administrator',
  idempotencyKey: 'required',
  bodySchema: z.object({
    way: z.enum(HAND_WAYS, 'Choose how it was paid.'),
    amount: typedAmountSchema,
    note: z._default(z.string().check(z.trim(), z.maxLength(PAYMENT_NOTE_MAX_LENGTH)), ''),
  }),
  answerSchema: adminOrderDetailsSchema,
});

export const refundEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refunds',
  access: 'administrator',
  idempotencyKey: 'required',
  bodySchema: z.object({
    way: refundWaySchema,
    amount: typedAmountSchema,
    reason: reasonSchema,
  }),
  answerSchema: adminOrderDetailsSchema,
});

/**
 * The order is cancelled and what was paid for it is decided on in the same step: so much goes back, and why the rest is kept.
 * With the version the administrator saw, it is refused once the order has moved on.
 */
export const cancelAdminOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/cancel',
  access: 'administrator',
  idempotencyKey: 'required',
  bodySchema: z.object({
    reason: reasonSchema,
    version: z.optional(z.number().check(z.int())),
    /** Null: nothing goes back. */
    refund: z.nullable(z.object({ way: refundWaySchema, amount: typedAmountSchema })),
    /** Needed where not all goes back. */
    keepReason: z._default(z.string().check(z.trim(), z.maxLength(PAYMENT_NOTE_MAX_LENGTH)), ''),
  }),
  answerSchema: adminOrderDetailsSchema,
});

/** `forgive` what is still due, or `keep` what is too much. */
export const settleEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/adjustments',
  access: 'administrator',
  idempotencyKey: 'required',
  bodySchema: z.object({
    decision: z.enum(['forgive', 'keep']),
    amount: typedAmountSchema,
    reason: reasonSchema,
  }),
  answerSchema: adminOrderDetailsSchema,
});
