import * as z from 'zod/mini';
import { HAND_WAYS } from '../domain/payments/ways.ts';
import { endpoint } from './endpoint.ts';
import { adminOrderDetailsSchema } from './order-admin.ts';
import { PAYMENT_NOTE_MAX_LENGTH, reasonSchema, typedAmountSchema } from './payments.ts';

/* The owner's hand. Each takes an `Idempotency-Key`, so that a second click books nothing twice. */

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
    way: z.enum(['online', 'transfer', 'cash'], 'Choose how it goes back.'),
    amount: typedAmountSchema,
    reason: reasonSchema,
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
