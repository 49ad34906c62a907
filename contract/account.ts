import * as z from 'zod/mini';
import { ADDRESS_LINE_MAX_LENGTH } from '../domain/addresses/address.ts';
import { NIGERIAN_STATES } from '../domain/addresses/states.ts';
import { normaliseOptionalContactPhone } from '../domain/contact-phone.ts';
import {
  ADMINISTRATOR_NOTIFICATIONS,
  CUSTOMER_NOTIFICATIONS,
  type NotificationChoices,
} from '../domain/notifications/choices.ts';
import { PASSWORD_MAX_LENGTH } from '../domain/users/password-rules.ts';
import { normaliseEmail, normaliseName } from '../domain/users/person.ts';
import { STAFF_ROLES } from '../domain/users/roles.ts';
import { endpoint } from './endpoint.ts';
import { optionalName, optionalPhone, readBy } from './typed-text.ts';

const moment = z.iso.datetime();

export const accountSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Asked for, and not yet proved by the link that was mailed there. */
  pendingEmail: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  image: z.nullable(z.string()),
  role: z.nullable(z.enum(STAFF_ROLES)),
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  createdAt: moment,
});
export type Account = z.infer<typeof accountSchema>;

export const readAccountEndpoint = endpoint({
  method: 'GET',
  path: '/api/account',
  access: 'customer',
  answerSchema: accountSchema,
});

export const changeAccountEndpoint = endpoint({
  method: 'PATCH',
  path: '/api/account',
  access: 'customer',
  bodySchema: z.object({
    name: z.optional(readBy(normaliseName)),
    phone: z.optional(readBy(normaliseOptionalContactPhone)),
  }),
  answerSchema: accountSchema,
});
export type AccountChange = z.infer<typeof changeAccountEndpoint.bodySchema>;

/** The same answer whether or not the address has an account; the mail that follows tells its owner. */
export const requestEmailChangeEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/email',
  access: 'customer',
  proof: 'fresh',
  bodySchema: z.object({ email: readBy(normaliseEmail) }),
  answerSchema: accountSchema,
});

export const cancelEmailChangeEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/account/email',
  access: 'customer',
  answerSchema: accountSchema,
});

export const deleteAccountEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/account',
  access: 'customer',
  /** Blank for people who sign in by another provider and have none. */
  bodySchema: z.object({
    password: z.string('Enter your password.').check(z.maxLength(PASSWORD_MAX_LENGTH)),
  }),
});

const line = z
  .string('Fill this in.')
  .check(
    z.trim(),
    z.maxLength(ADDRESS_LINE_MAX_LENGTH, `Use at most ${ADDRESS_LINE_MAX_LENGTH} characters.`),
  );
const optionalLine = z._default(line, '');
const filledLine = (missing: string) => line.check(z.minLength(1, missing));

export const addressInputSchema = z.object({
  label: optionalLine,
  state: z.enum(NIGERIAN_STATES, 'Choose a state.'),
  lga: filledLine('Choose the local government area.'),
  area: filledLine('Enter the area.'),
  street: filledLine('Enter the street and house number.'),
  landmark: optionalLine,
  recipient: z._default(optionalName, ''),
  phone: z._default(optionalPhone, ''),
  isDefault: z._default(z.boolean(), false),
});
export type AddressInput = z.infer<typeof addressInputSchema>;

export const savedAddressSchema = z.object({
  id: z.string(),
  label: z.string(),
  state: z.enum(NIGERIAN_STATES),
  lga: z.string(),
  area: z.string(),
  street: z.string(),
  landmark: z.string(),
  recipient: z.string(),
  phone: z.string(),
  isDefault: z.boolean(),
});
export type SavedAddress = z.infer<typeof savedAddressSchema>;

export const listAddressesEndpoint = endpoint({
  method: 'GET',
  path: '/api/account/addresses',
  access: 'customer',
  answerSchema: z.object({ data: z.array(savedAddressSchema) }),
});

export const addAddressEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/addresses',
  access: 'customer',
  bodySchema: addressInputSchema,
  answerSchema: savedAddressSchema,
  status: 201,
});

export const changeAddressEndpoint = endpoint({
  method: 'PUT',
  path: '/api/account/addresses/:id',
  access: 'customer',
  bodySchema: addressInputSchema,
  answerSchema: savedAddressSchema,
});

export const removeAddressEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/account/addresses/:id',
  access: 'customer',
});

export const ownSessionSchema = z.object({
  id: z.string(),
  createdAt: moment,
  lastSeenAt: moment,
  expiresAt: moment,
  isRemembered: z.boolean(),
  isCurrent: z.boolean(),
  device: z.string(),
  address: z.string(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

export const listOwnSessionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'customer',
  answerSchema: z.object({ data: z.array(ownSessionSchema) }),
});

export const endOtherSessionsEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'customer',
  proof: 'fresh',
});

export const endOwnSessionEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'customer',
  proof: 'fresh',
});

/** Answers with a JSON file. */
export const exportAccountEndpoint = endpoint({
  method: 'POST',
  path: '/api/account/export',
  access: 'customer',
  answerSchema: z.unknown(),
});

const channels = z.object({ in_app: z.boolean(), push: z.boolean(), email: z.boolean() });
const notificationChoicesSchema = z.object({
  choices: z.partialRecord(z.enum([...CUSTOMER_NOTIFICATIONS, ...ADMINISTRATOR_NOTIFICATIONS]), channels),
}) satisfies z.ZodMiniType<{ choices: NotificationChoices }>;

export const readNotificationChoicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/account/notification-choices',
  access: 'customer',
  answerSchema: notificationChoicesSchema,
});

export const saveNotificationChoicesEndpoint = endpoint({
  method: 'PUT',
  path: '/api/account/notification-choices',
  access: 'customer',
  bodySchema: notificationChoicesSchema,
  answerSchema: notificationChoicesSchema,
});
