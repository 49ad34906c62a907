import * as z from 'zod/mini';
import { OFFLINE_METHODS } from '../domain/payments/other-methods.ts';
import { normaliseEmail } from '../domain/users/person.ts';
import { endpoint } from './endpoint.ts';
import { orderSchema } from './orders.ts';
import { readBy } from './typed-text.ts';

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
