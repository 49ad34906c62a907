import * as z from 'zod/mini';
import { REMINDER_AFTER_MAX_HOURS, type ReminderTerms } from '../domain/cart/reminders.ts';
import { normaliseEmail } from '../domain/users/person.ts';
import { CART_LINES_MAX, cartLineSchema } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { readBy } from './typed-text.ts';

/** Whether checkout asks who leaves without ordering if they want their cart by email. */
export const readRemindersOfferedEndpoint = endpoint({
  method: 'GET',
  path: '/api/cart-reminders',
  access: 'anyone',
  answerSchema: z.object({ isOffered: z.boolean() }),
});

/**
 * "Email me my cart if I don't finish": the browser makes up the id, by which it changes its mind. The answer is the same whether
 * or not anything will be sent, because the address may be anybody's.
 */
export const askForReminderEndpoint = endpoint({
  method: 'PUT',
  path: '/api/cart-reminders/:id',
  access: 'anyone',
  needsOpenShop: true,
  bodySchema: z.object({
    email: readBy(normaliseEmail),
    lines: z.array(cartLineSchema).check(z.minLength(1), z.maxLength(CART_LINES_MAX)),
  }),
});

export const withdrawReminderEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/cart-reminders/:id',
  access: 'anyone',
});

/** Behind the link in the mail. */
export const readRemindedCartEndpoint = endpoint({
  method: 'GET',
  path: '/api/cart-reminders/:id',
  access: 'signed',
  querySchema: z.object({ key: z.string().check(z.maxLength(100)) }),
  answerSchema: z.object({ lines: z.array(cartLineSchema) }),
});

export const reminderTermsSchema = z.object({
  afterHours: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(REMINDER_AFTER_MAX_HOURS))),
}) satisfies z.ZodMiniType<ReminderTerms>;

export const readReminderTermsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/cart-reminder-settings',
  access: 'administrator',
  answerSchema: reminderTermsSchema,
});

export const saveReminderTermsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/cart-reminder-settings',
  access: 'administrator',
  bodySchema: reminderTermsSchema,
  answerSchema: reminderTermsSchema,
});
