import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const VIEW_NAME_MAX_LENGTH = 40;

export const orderViewSchema = z.object({ id: z.string(), name: z.string(), query: z.string() });
export type OrderView = z.infer<typeof orderViewSchema>;

export const listOrderViewsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/order-views',
  access: 'desk',
  answerSchema: z.object({ data: z.array(orderViewSchema) }),
});

/** A view of the same name is replaced. */
export const saveOrderViewEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/order-views',
  access: 'desk',
  bodySchema: z.object({
    name: z
      .string('Give the view a name.')
      .check(
        z.trim(),
        z.minLength(1, 'Give the view a name.'),
        z.maxLength(VIEW_NAME_MAX_LENGTH, `Use at most ${VIEW_NAME_MAX_LENGTH} characters.`),
      ),
    query: z.string().check(z.maxLength(500)),
  }),
  answerSchema: orderViewSchema,
});

export const removeOrderViewEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/admin/order-views/:id',
  access: 'desk',
});
