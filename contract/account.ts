import * as z from 'zod/mini';
import { ADDRESS_LINE_MAX_LENGTH } from '../domain/addresses/address.ts';
import { NIGERIAN_STATES } from '../domain/addresses/states.ts';
import {
  ADMINISTRATOR_NOTIFICATIONS,
  CUSTOMER_NOTIFICATIONS,
  type NotificationChoices,
} from '../domain/notifications/choices.ts';
import { accept } from '../domain/refusal.ts';
import { PASSWORD_MAX_LENGTH } from '../domain/users/password-rules.ts';
import { normaliseName, normaliseOptionalPhone } from '../domain/users/person.ts';
import type { Endpoint } from './endpoint.ts';
import { readBy } from './typed-text.ts';

const moment = z.iso.datetime();

export const accountSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  image: z.nullable(z.string()),
  isAdmin: z.boolean(),
  hasPassword: z.boolean(),
  createdAt: moment,
});
export type Account = z.infer<typeof accountSchema>;

export const readAccountEndpoint = {
  method: 'GET',
  path: '/api/account',
  answerSchema: accountSchema,
} as const satisfies Endpoint;

export const changeAccountEndpoint = {
  method: 'PATCH',
  path: '/api/account',
  bodySchema: z.object({
    name: z.optional(readBy(normaliseName)),
    phone: z.optional(readBy(normaliseOptionalPhone)),
  }),
  answerSchema: accountSchema,
} as const satisfies Endpoint;
export type AccountChange = z.infer<typeof changeAccountEndpoint.bodySchema>;

export const deleteAccountEndpoint = {
  method: 'DELETE',
  path: '/api/account',
  /** Blank for people who sign in by another provider and have none. */
  bodySchema: z.object({
    password: z.string('Enter your password.').check(z.maxLength(PASSWORD_MAX_LENGTH)),
  }),
} as const satisfies Endpoint;

const line = z
  .string('Fill this in.')
  .check(
    z.trim(),
    z.maxLength(ADDRESS_LINE_MAX_LENGTH, `Use at most ${ADDRESS_LINE_MAX_LENGTH} characters.`),
  );
const optionalLine = z._default(line, '');
const filledLine = (missing: string) => line.check(z.minLength(1, missing));

/** What is optional is blank rather than absent, as everywhere in an address. */
const optionalPhone = readBy((typed) => {
  const reading = normaliseOptionalPhone(typed);
  return reading.ok ? accept(reading.value ?? '') : reading;
});

export const addressInputSchema = z.object({
  label: optionalLine,
  state: z.enum(NIGERIAN_STATES, 'Choose a state.'),
  lga: filledLine('Choose the local government area.'),
  area: optionalLine,
  street: filledLine('Enter the street and house number.'),
  landmark: optionalLine,
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
  phone: z.string(),
  isDefault: z.boolean(),
});
export type SavedAddress = z.infer<typeof savedAddressSchema>;

export const listAddressesEndpoint = {
  method: 'GET',
  path: '/api/account/addresses',
  answerSchema: z.object({ data: z.array(savedAddressSchema) }),
} as const satisfies Endpoint;

export const addAddressEndpoint = {
  method: 'POST',
  path: '/api/account/addresses',
  bodySchema: addressInputSchema,
  answerSchema: savedAddressSchema,
} as const satisfies Endpoint;

export const changeAddressEndpoint = {
  method: 'PUT',
  path: '/api/account/addresses/:id',
  bodySchema: addressInputSchema,
  answerSchema: savedAddressSchema,
} as const satisfies Endpoint;

export const removeAddressEndpoint = {
  method: 'DELETE',
  path: '/api/account/addresses/:id',
} as const satisfies Endpoint;

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

export const listOwnSessionsEndpoint = {
  method: 'GET',
  path: '/api/account/sessions',
  answerSchema: z.object({ data: z.array(ownSessionSchema) }),
} as const satisfies Endpoint;

export const endOtherSessionsEndpoint = {
  method: 'DELETE',
  path: '/api/account/sessions',
} as const satisfies Endpoint;

export const endOwnSessionEndpoint = {
  method: 'DELETE',
  path: '/api/account/sessions/:id',
} as const satisfies Endpoint;

/** Answers with a JSON file. */
export const exportAccountEndpoint = {
  method: 'POST',
  path: '/api/account/export',
} as const satisfies Endpoint;

const channels = z.object({ in_app: z.boolean(), push: z.boolean(), email: z.boolean() });
const notificationChoicesSchema = z.object({
  choices: z.partialRecord(z.enum([...CUSTOMER_NOTIFICATIONS, ...ADMINISTRATOR_NOTIFICATIONS]), channels),
}) satisfies z.ZodMiniType<{ choices: NotificationChoices }>;

export const readNotificationChoicesEndpoint = {
  method: 'GET',
  path: '/api/account/notification-choices',
  answerSchema: notificationChoicesSchema,
} as const satisfies Endpoint;

export const saveNotificationChoicesEndpoint = {
  method: 'PUT',
  path: '/api/account/notification-choices',
  bodySchema: notificationChoicesSchema,
  answerSchema: notificationChoicesSchema,
} as const satisfies Endpoint;
