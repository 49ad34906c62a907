import * as z from 'zod/mini';
import { OFFLINE_METHODS } from '../domain/payments/other-methods.ts';
import { PAYMENT_METHODS } from '../domain/payments/payment-methods.ts';
import { normaliseEmail } from '../domain/users/person.ts';
import { endpoint } from './endpoint.ts';
import { orderSchema, orderSummarySchema } from './orders.ts';
import { readBy } from './typed-text.ts';

const unpaidOrderSchema = z.extend(orderSummarySchema, {
  payment: z.enum(PAYMENT_METHODS),
  /** Until when it keeps its slot. */
  holdUntil: z.iso.datetime(),
  /** A guest's is opened by the link that this browser has. */
  isOnAccount: z.boolean(),
});
export type UnpaidOrder = z.infer<typeof unpaidOrderSchema>;

/** What whoever asks has ordered and neither paid for nor confirmed: on the account, or as a guest in this browser. */
export const listUnpaidOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/unpaid-orders',
  access: 'anyone',
  answerSchema: z.object({ data: z.array(unpaidOrderSchema) }),
});

/** For whoever cannot pay online after all: the order stays, and its slot is held as for one placed like that. */
export const changePaymentMethodEndpoint = endpoint({
  method: 'PUT',
  path: '/api/orders/:id/payment-method',
  access: 'anyone',
  bodySchema: z.object({ payment: z.enum(OFFLINE_METHODS, 'Choose how to pay.') }),
  answerSchema: orderSchema,
});

/** Emails an order's link again, with what confirms it where it waits for that. Another address replaces the order's own, and what was sent there opens nothing any more. */
export const resendConfirmationEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/confirmation',
  access: 'anyone',
  bodySchema: z.object({ email: readBy(normaliseEmail) }),
  answerSchema: orderSchema,
});
