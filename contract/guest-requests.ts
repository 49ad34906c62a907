import * as z from 'zod/mini';
import { ownCustomOrderSchema } from './custom-orders.ts';
import { endpoint } from './endpoint.ts';

/** Knows the browser again, so that the pictures it sends are shown to it and to nobody else. Called before the first of them. */
export const beginGuestEndpoint = endpoint({
  method: 'POST',
  path: '/api/custom-orders/guests',
  access: 'anyone',
});

/** Exchanges the key of a link for a cookie that opens this one custom order and nothing else. */
export const openRequestEndpoint = endpoint({
  method: 'POST',
  path: '/api/custom-orders/open',
  access: 'anyone',
  bodySchema: z.object({ key: z.string().check(z.minLength(10), z.maxLength(100)) }),
  answerSchema: ownCustomOrderSchema,
});

/** One request joins the account of whoever has its link: without an address it is theirs, with one only that address will do. */
export const claimRequestEndpoint = endpoint({
  method: 'POST',
  path: '/api/custom-orders/:id/claim',
  access: 'customer',
  answerSchema: ownCustomOrderSchema,
});
