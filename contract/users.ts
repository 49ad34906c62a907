import * as z from 'zod/mini';
import { normaliseOptionalContactPhone } from '../domain/contact-phone.ts';
import { AUDIT_ACTIONS } from '../domain/users/audit-actions.ts';
import { checkPassword } from '../domain/users/password-rules.ts';
import { normaliseEmail, normaliseName } from '../domain/users/person.ts';
import { STAFF_ROLES } from '../domain/users/roles.ts';
import { endpoint } from './endpoint.ts';
import { existingPasswordSchema, signedInUserSchema } from './sessions.ts';
import { readBy } from './typed-text.ts';

const moment = z.iso.datetime();
const newPassword = readBy((typed) => checkPassword(typed));
const email = readBy(normaliseEmail);
const linkToken = z.string().check(z.minLength(1), z.maxLength(200));

/** The same answer whether or not the address has an account; the mail that follows tells its owner. */
const doneSchema = z.object({ status: z.literal(true) });

export const registerEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/sign-up/email',
  access: 'identity',
  bodySchema: z.object({
    name: readBy(normaliseName),
    email,
    password: newPassword,
    phone: z._default(readBy(normaliseOptionalContactPhone), null),
    /** From the link of an invitation that was emailed to the address: it is proved by it. */
    invitationKey: z.optional(linkToken),
  }),
  /** With a user: the account is made, and signed in. */
  answerSchema: z.extend(doneSchema, { user: z.optional(signedInUserSchema) }),
});
export type Registration = z.infer<typeof registerEndpoint.bodySchema>;

/** Makes the account, and signs in whoever followed the link. */
export const confirmRegistrationEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'identity',
  bodySchema: z.object({ token: linkToken }),
  answerSchema: z.object({ user: signedInUserSchema }),
});

/** Gives an account its new address. Signs nobody in: a mailbox is no second factor. */
export const confirmNewEmailEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-new-email',
  access: 'identity',
  bodySchema: z.object({ token: linkToken }),
  answerSchema: z.object({ email: z.string() }),
});

export const requestPasswordResetEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/request-password-reset',
  access: 'identity',
  bodySchema: z.object({ email }),
  answerSchema: doneSchema,
});

export const resetPasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'identity',
  bodySchema: z.object({ token: linkToken, newPassword }),
  answerSchema: doneSchema,
});

export const changePasswordEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'customer',
  bodySchema: z.object({ currentPassword: existingPasswordSchema, newPassword }),
  answerSchema: doneSchema,
});

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
  role: z.nullable(z.enum(STAFF_ROLES)),
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

export const listUsersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'desk',
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
});
export type UserPage = z.infer<typeof listUsersEndpoint.answerSchema>;

export const readUserEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id',
  access: 'desk',
  answerSchema: userDetailsSchema,
});

/** What an administrator can do with a user. */
export type UserChange = 'disable' | 'enable' | 'sign-out-everywhere';

/* @__NO_SIDE_EFFECTS__ */
function changeEndpoint<const Change extends UserChange>(change: Change) {
  return endpoint({
    method: 'POST',
    path: `/api/admin/users/:id/${change}`,
    access: 'administrator',
    answerSchema: userDetailsSchema,
  });
}

/** Null: back to being a customer. */
export const setRoleEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:id/role',
  access: 'owner',
  proof: 'fresh',
  bodySchema: z.object({ role: z.nullable(z.enum(STAFF_ROLES, 'Choose a role.')) }),
  answerSchema: userDetailsSchema,
});
/** Whoever may do these to a member of staff decides who runs the shop. */
export const disableUserEndpoint = { ...changeEndpoint('disable'), proof: 'fresh' } as const;
export const enableUserEndpoint = { ...changeEndpoint('enable'), proof: 'fresh' } as const;
export const signOutEverywhereEndpoint = changeEndpoint('sign-out-everywhere');

export const auditEventSchema = z.object({
  id: z.string(),
  at: moment,
  action: z.enum(AUDIT_ACTIONS),
  /** Null: the shop itself. */
  actor: z.nullable(z.object({ id: z.string(), name: z.string() })),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type AuditEvent = z.infer<typeof auditEventSchema>;

export const listAuditEventsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id/audit',
  access: 'administrator',
  querySchema: z.object({ cursor, limit: pageSize }),
  answerSchema: z.object({ data: z.array(auditEventSchema), nextCursor: z.nullable(z.string()) }),
});
export type AuditPage = z.infer<typeof listAuditEventsEndpoint.answerSchema>;
