import * as z from 'zod/mini';
import { normaliseEmail } from '../domain/users/person.ts';
import { endpoint } from './endpoint.ts';
import { pieceShape } from './shelf.ts';
import { readBy } from './typed-text.ts';

/**
 * One message, once, as soon as what is sold out today can be had again. Whoever is signed in gets it in their account's ways and
 * names no address. Asking twice is asking once, and the answer tells nobody who has asked before.
 */
export const requestStockAlertEndpoint = endpoint({
  method: 'POST',
  path: '/api/stock-alerts',
  access: 'anyone',
  needsOpenShop: true,
  bodySchema: z.object({ ...pieceShape, email: z.optional(readBy(normaliseEmail)) }),
});
