import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { adminOrderDetailsSchema } from './order-admin.ts';

export const ORDER_MESSAGE_MAX_LENGTH = 2_000;

export const orderMessageSchema = z.object({
  text: z
    .string('Enter a message.')
    .check(
      z.trim(),
      z.minLength(1, 'Enter a message.'),
      z.maxLength(ORDER_MESSAGE_MAX_LENGTH, `Use at most ${ORDER_MESSAGE_MAX_LENGTH} characters.`),
    ),
  /** The open change request that it replies to, beside which the customer reads it; left out: none. */
  requestId: z.optional(z.uuid()),
});

/** One email to the customer in staff's own words, of which the order keeps who wrote it. An answer comes to the shop's mailbox. */
export const messageCustomerEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/messages',
  access: 'desk',
  idempotencyKey: 'required',
  bodySchema: orderMessageSchema,
  answerSchema: adminOrderDetailsSchema,
});
