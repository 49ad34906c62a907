import * as z from 'zod/mini';
import { AUDIT_ACTIONS } from '../domain/users/audit-actions.ts';
import { checkPassword } from '../domain/users/password-rules.ts';
import { normaliseEmail, normaliseName, normaliseOptionalPhone } from '../domain/users/person.ts';
import type { Endpoint } from './endpoint.ts';
import { existingPasswordSchema, signedInUserSchema } from './sessions.ts';
import { readBy } from './typed-text.ts';

const moment = z.iso.datetime();
const newPassword = readBy((typed) => checkPassword(typed));
const email = readBy(normaliseEmail);

/** The same answer whether or not the address has an account; the mail that follows tells its owner. */
const doneSchema = z.object({ status: z.literal(true) });

export const registerEndpoint = {
  method: 'POST',
  path: '/api/auth/sign-up/email',
  bodySchema: z.object({
    name: readBy(normaliseName),
    email,
    password: newPassword,
    phone: z._default(readBy(normaliseOptionalPhone), null),
  }),
  answerSchema: doneSchema,
} as const satisfies Endpoint;
export type Registration = z.infer<typeof registerEndpoint.bodySchema>;

const linkToken = z.string().check(z.minLength(1), z.maxLength(200));

/** Makes the account, and signs in whoever followed the link. */
export const confirmRegistrationEndpoint = {
  method: 'POST',
  path: '/api/auth/verify-email',
  bodySchema: z.object({ token: linkToken }),
  answerSchema: z.object({ user: signedInUserSchema }),
} as const satisfies Endpoint;

export const requestPasswordResetEndpoint = {
  method: 'POST',
  path: '/api/auth/request-password-reset',
  bodySchema: z.object({ email }),
  answerSchema: doneSchema,
} as const satisfies Endpoint;

export const resetPasswordEndpoint = {
  method: 'POST',
  path: '/api/auth/reset-password',
  bodySchema: z.object({ token: linkToken, newPassword }),
  answerSchema: doneSchema,
} as const satisfies Endpoint;

export const changePasswordEndpoint = {
  method: 'POST',
  path: '/api/auth/change-password',
  bodySchema: z.object({ currentPassword: existingPasswordSchema, newPassword }),
  answerSchema: doneSchema,
} as const satisfies Endpoint;

export const USER_PAGE_SIZE = 20;
export const USER_PAGE_SIZE_MAX = 100;

const pageSize = z._default(
  z.coerce.number().check(z.int(), z.minimum(1), z.maximum(USER_PAGE_SIZE_MAX)),
  USER_PAGE_SIZE,
);
const cursor = z.optional(z.string().check(z.maxLength(200)));

export const userSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  isAdmin: z.boolean(),
  disabledAt: z.nullable(moment),
  createdAt: moment,
  lastSeenAt: z.nullable(moment),
});
export type UserSummary = z.infer<typeof userSummarySchema>;

export const userDetailsSchema = z.extend(userSummarySchema, {
  sessionCount: z.number(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
});
export type UserDetails = z.infer<typeof userDetailsSchema>;

export const listUsersEndpoint = {
  method: 'GET',
  path: '/api/admin/users',
  querySchema: z.object({
    search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    cursor,
    limit: pageSize,
  }),
  answerSchema: z.object({
    data: z.array(userSummarySchema),
    nextCursor: z.nullable(z.string()),
    total: z.number(),
  }),
} as const satisfies Endpoint;
export type UserPage = z.infer<typeof listUsersEndpoint.answerSchema>;

export const readUserEndpoint = {
  method: 'GET',
  path: '/api/admin/users/:id',
  answerSchema: userDetailsSchema,
} as const satisfies Endpoint;

/** What an administrator can do with a user: each is a POST to /api/admin/users/:id/<name> without a body. */
export const USER_CHANGES = [
  'grant-admin',
  'revoke-admin',
  'disable',
  'enable',
  'sign-out-everywhere',
] as const;
export type UserChange = (typeof USER_CHANGES)[number];

export const auditEventSchema = z.object({
  id: z.string(),
  at: moment,
  action: z.enum(AUDIT_ACTIONS),
  /** Null: the shop itself. */
  actor: z.nullable(z.object({ id: z.string(), name: z.string() })),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type AuditEvent = z.infer<typeof auditEventSchema>;

export const listAuditEventsEndpoint = {
  method: 'GET',
  path: '/api/admin/users/:id/audit',
  querySchema: z.object({ cursor, limit: pageSize }),
  answerSchema: z.object({ data: z.array(auditEventSchema), nextCursor: z.nullable(z.string()) }),
} as const satisfies Endpoint;
export type AuditPage = z.infer<typeof listAuditEventsEndpoint.answerSchema>;
