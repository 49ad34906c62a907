import * as z from 'zod/mini';
import { normaliseEmail } from '../domain/users/person.ts';
import { endpoint } from './endpoint.ts';
import { readBy } from './typed-text.ts';

/** Mails the links of the open and recent orders that were placed with an address, to that address. The answer is always the same. */
export const requestOrderLinksEndpoint = endpoint({
  method: 'POST',
  path: '/api/tracked-orders/links',
  access: 'anyone',
  bodySchema: z.object({ email: readBy(normaliseEmail) }),
});
