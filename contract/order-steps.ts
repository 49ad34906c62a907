import * as z from 'zod/mini';
import { ORDER_STATUSES } from '../domain/orders/statuses.ts';
import { endpoint } from './endpoint.ts';
import { adminOrderDetailsSchema } from './order-admin.ts';
import { handOverPaymentSchema, reasonSchema } from './payments.ts';

export const BULK_STEPS_MAX = 100;

/** Why an order is cancelled; no other step asks for it. */
const cancelReasonSchema = z.optional(reasonSchema);

/**
 * With the version the administrator saw, the step is refused once the order has moved on. Handing over an order with money
 * due needs a word about it; what is paid is recorded with the step or not at all.
 */
export const stepOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/steps',
  access: 'desk',
  bodySchema: z.object({
    to: z.enum(ORDER_STATUSES),
    version: z.optional(z.number().check(z.int())),
    reason: cancelReasonSchema,
    payment: z.optional(handOverPaymentSchema),
  }),
  answerSchema: adminOrderDetailsSchema,
});

/** The version is that of the order as it was seen. Only what is ready or was handed over is put back after something else has happened. */
export const undoStepEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/steps/undo',
  access: 'desk',
  bodySchema: z.object({ version: z.number().check(z.int()) }),
  answerSchema: adminOrderDetailsSchema,
});

/** Each order on its own: what cannot be done for one does not stop the others. */
export const stepOrdersEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/steps',
  access: 'desk',
  bodySchema: z.object({
    ids: z
      .array(z.uuid())
      .check(
        z.minLength(1, 'Choose an order.'),
        z.maxLength(BULK_STEPS_MAX, `Choose at most ${BULK_STEPS_MAX}.`),
      ),
    to: z.enum(ORDER_STATUSES),
    reason: cancelReasonSchema,
  }),
  answerSchema: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        /** After the step; null: it was not made. */
        version: z.nullable(z.number()),
        problem: z.nullable(z.string()),
      }),
    ),
  }),
});
export type SteppedOrder = z.infer<typeof stepOrdersEndpoint.answerSchema>['data'][number];
