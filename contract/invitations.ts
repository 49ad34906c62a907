import * as z from 'zod/mini';
import { normaliseEmail } from '../domain/users/person.ts';
import { STAFF_ROLES } from '../domain/users/roles.ts';
import { endpoint } from './endpoint.ts';
import { readBy } from './typed-text.ts';

const moment = z.iso.datetime();
const role = z.enum(STAFF_ROLES, 'Choose a role.');

export const openInvitationSchema = z.object({
  id: z.string(),
  role,
  /** Null: a link that the owner passes on. */
  email: z.nullable(z.string()),
  invitedBy: z.string(),
  createdAt: moment,
  expiresAt: moment,
});
export type OpenInvitation = z.infer<typeof openInvitationSchema>;

export const invitationSchema = z.extend(openInvitationSchema, {
  /** Its secret is behind the #, and in no table. Whoever holds it gets the role, so an open browser alone does not read it. */
  link: z.string(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** Those that can still be accepted, newest first. */
export const listInvitationsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/invitations',
  access: 'owner',
  answerSchema: z.object({ data: z.array(openInvitationSchema) }),
});

export const inviteEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/invitations',
  access: 'owner',
  proof: 'fresh',
  bodySchema: z.object({ role, email: z.nullable(readBy(normaliseEmail)) }),
  answerSchema: invitationSchema,
  status: 201,
});

/** To pass its link on once more. */
export const showInvitationLinkEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/invitations/:id/link',
  access: 'owner',
  proof: 'fresh',
  answerSchema: invitationSchema,
});

export const revokeInvitationEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/admin/invitations/:id',
  access: 'owner',
});

const keyBody = z.object({ key: z.string().check(z.minLength(1), z.maxLength(200)) });

/** What whoever holds the link is invited to. */
export const readInvitationEndpoint = endpoint({
  method: 'POST',
  path: '/api/invitations/read',
  access: 'anyone',
  bodySchema: keyBody,
  answerSchema: z.object({
    role,
    email: z.nullable(z.string()),
    invitedBy: z.string(),
    expiresAt: moment,
    /** Whether the link was emailed: an account with that address needs no other proof of it. */
    provesEmail: z.boolean(),
    /** Whether the role asks for a second factor. */
    needsSecondFactor: z.boolean(),
  }),
});
export type ShownInvitation = z.infer<typeof readInvitationEndpoint.answerSchema>;

/** With the account that is signed in. */
export const acceptInvitationEndpoint = endpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  access: 'customer',
  bodySchema: keyBody,
  answerSchema: z.object({ role }),
});
