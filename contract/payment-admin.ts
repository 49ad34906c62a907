import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { adminOrderDetailsSchema } from './order-admin.ts';
import { PAYMENT_NOTE_MAX_LENGTH, reasonSchema, takenPaymentShape, typedAmountSchema } from './payments.ts';

/* The owner's hand. Each takes an `Idempotency-Key`, so that a second click books nothing twice. */

const refundWaySchema = z.enum(['online', 'transfer', 'cash', 'voucher'], 'Choose how to refund it.');

export const recordPaymentEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/payments',
  access: 'desk',
  idempotencyKey: 'required',
  bodySchema: z.object({
    ...takenPaymentShape,
    /** Where a part came: the order is confirmed, and the rest is paid on receipt. Otherwise it waits for the rest. */
    isRestAgreed: z._default(z.boolean(), false),
  }),
  answerSchema: adminOrderDetailsSchema,
});

/** A payment that was recorded by mistake: it stays to be seen, and counts as if it had not come. */
export const voidPaymentEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/payments/:paymentId/void',
  access: 'desk',
  idempotencyKey: 'required',
  bodySchema: z.object({ reason: reasonSchema }),
  answerSchema: adminOrderDetailsSchema,
});

/**
 * By bank transfer it is owed until somebody says that it was sent; the customer hears of it then. As a voucher it is credit. What a
 * voucher paid goes back to it, whichever way is chosen for the rest.
 */
export const refundEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refunds',
  access: 'desk',
  proof: 'fresh',
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
  access: 'desk',
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

/** Lets an order leave the house although its payment is disputed or was reversed. Saying it again changes nothing. */
export const releaseOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/release',
  access: 'administrator',
  bodySchema: z.object({ reason: reasonSchema }),
  answerSchema: adminOrderDetailsSchema,
});

/** The owner has made the transfer. Saying it again changes nothing. */
export const markRefundSentEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refunds/:refundId/sent',
  access: 'administrator',
  answerSchema: adminOrderDetailsSchema,
});

/** A refund by bank transfer that nobody has sent yet: it stays to be seen, and counts as if it had not been recorded. */
export const voidRefundEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refunds/:refundId/void',
  access: 'desk',
  bodySchema: z.object({ reason: reasonSchema }),
  answerSchema: adminOrderDetailsSchema,
});

/** A refund by bank transfer that was marked as sent by mistake: it is to be sent again. Saying it again changes nothing. */
export const putRefundBackEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refunds/:refundId/put-back',
  access: 'administrator',
  bodySchema: z.object({ reason: reasonSchema }),
  answerSchema: adminOrderDetailsSchema,
});

/** The transfer that the customer spoke of is not in the account. */
export const dismissClaimEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/transfer-claim/dismiss',
  access: 'desk',
  answerSchema: adminOrderDetailsSchema,
});

/** `write_off` what is still due, or `keep` what is too much. */
export const settleEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/adjustments',
  access: 'administrator',
  idempotencyKey: 'required',
  bodySchema: z.object({
    decision: z.enum(['write_off', 'keep']),
    amount: typedAmountSchema,
    reason: reasonSchema,
  }),
  answerSchema: adminOrderDetailsSchema,
});

/** A write-off that was recorded by mistake: it stays to be seen, and the customer owes that much again. */
export const voidWriteOffEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/adjustments/:writeOffId/void',
  access: 'administrator',
  bodySchema: z.object({ reason: reasonSchema }),
  answerSchema: adminOrderDetailsSchema,
});
