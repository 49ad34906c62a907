import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const LOOKUP_GROUPS = ['orders', 'customOrders', 'products', 'customers'] as const;
export type LookupGroup = (typeof LOOKUP_GROUPS)[number];

/** Of each kind. */
export const LOOKUP_FOUND_MAX = 5;

export const foundSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** What tells it from its like. */
  note: z.string(),
});
export type Found = z.infer<typeof foundSchema>;

/** Whatever an administrator may be looking for, by a few letters of it. */
export const lookUpEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/lookup',
  access: 'desk',
  querySchema: z.object({
    q: z
      .string('Enter a search term.')
      .check(z.trim(), z.minLength(1, 'Enter a search term.'), z.maxLength(100)),
  }),
  answerSchema: z.object({
    orders: z.array(foundSchema),
    customOrders: z.array(foundSchema),
    products: z.array(foundSchema),
    customers: z.array(foundSchema),
  }),
});
export type LookupAnswer = z.infer<typeof lookUpEndpoint.answerSchema>;
