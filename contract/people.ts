import * as z from 'zod/mini';
import { normaliseOptionalContactPhone } from '../domain/contact-phone.ts';
import { normaliseEmail } from '../domain/users/person.ts';
import { endpoint } from './endpoint.ts';
import { readBy } from './typed-text.ts';

/** Whoever asks for their data names what the shop knows them by. */
const contactSchema = z.object({
  email: z.optional(readBy(normaliseEmail)),
  phone: z._default(readBy(normaliseOptionalContactPhone), null),
});

/** A copy of all that is kept about a person, account or not. */
export const exportPersonEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/people/export',
  access: 'owner',
  proof: 'fresh',
  bodySchema: contactSchema,
  answerSchema: z.unknown(),
});

/** The books stay, the person does not. */
export const erasePersonEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/people/erase',
  access: 'owner',
  proof: 'fresh',
  bodySchema: contactSchema,
  answerSchema: z.object({ forgotten: z.number(), open: z.number(), hasAccount: z.boolean() }),
});
