import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { placedOrderSchema, placeOrderEndpoint } from './orders.ts';

/**
 * What became of an order whose answer was lost: asked with the same key and contents by the same person, it places nothing.
 * Null: it has not arrived.
 */
export const findPlacedOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/placed-orders',
  access: 'anyone',
  idempotencyKey: 'required',
  bodySchema: placeOrderEndpoint.bodySchema,
  answerSchema: z.nullable(placedOrderSchema),
});
