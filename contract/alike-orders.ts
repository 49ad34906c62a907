import * as z from 'zod/mini';
import { ORDER_STATUSES } from '../domain/orders/statuses.ts';
import { offeredSlotSchema } from './availability.ts';
import { endpoint } from './endpoint.ts';

export const ALIKE_BY = ['network', 'contact'] as const;

export const alikeOrderSchema = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  isUnconfirmed: z.boolean(),
  customerName: z.string(),
  customerPhone: z.string(),
  slot: offeredSlotSchema,
  total: z.number(),
});
export type AlikeOrder = z.infer<typeof alikeOrderSchema>;

/** Unpaid orders that the kitchen has not begun, from the network of this one or with its email or phone; itself among them. */
export const listAlikeOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/alike',
  access: 'desk',
  querySchema: z.object({ by: z.enum(ALIKE_BY) }),
  answerSchema: z.object({
    /** As many as can be cancelled in one step. */
    data: z.array(alikeOrderSchema),
    total: z.number(),
  }),
});
