import * as z from 'zod/mini';
import { ADMINISTRATOR_NOTIFICATIONS, NOTIFICATION_CHANNELS } from '../domain/notifications/choices.ts';
import { READINESS_GROUPS, READINESS_STATES } from '../domain/shop/readiness.ts';
import { AUDIT_TOPICS } from '../domain/users/audit-actions.ts';
import { daySchema } from './availability.ts';
import { endpoint } from './endpoint.ts';
import { auditEventSchema } from './users.ts';

/** Sends a mail to the administrator who asks, as the shop sends all its mails. */
export const sendTestMailEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/settings/test-mail',
  access: 'administrator',
  answerSchema: z.object({ sentTo: z.string() }),
});

/** How it is with the services that the shop depends on and the owner can mend. */
export const readServicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/settings/services',
  access: 'administrator',
  answerSchema: z.object({
    /** Where posts and pages come from; null: they are written in the shop. */
    content: z.nullable(
      z.object({
        site: z.string(),
        /** In one sentence, with what helps; null: all is well. */
        problem: z.nullable(z.string()),
        /** When what is shown was read; null: nothing ever was. */
        lastReadAt: z.nullable(z.iso.datetime()),
      }),
    ),
  }),
});
export type Services = z.infer<typeof readServicesEndpoint.answerSchema>;

export const notifiedAdministratorSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** By which ways they hear of what. */
  notified: z.partialRecord(z.enum(ADMINISTRATOR_NOTIFICATIONS), z.array(z.enum(NOTIFICATION_CHANNELS))),
});
export type NotifiedAdministrator = z.infer<typeof notifiedAdministratorSchema>;

export const listNotifiedAdministratorsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/settings/notifications',
  access: 'administrator',
  answerSchema: z.object({ data: z.array(notifiedAdministratorSchema) }),
});

/** The longest waiting; whoever has more has a fault of another kind. */
export const UNSENT_MAILS_SHOWN = 50;

export const unsentMailSchema = z.object({
  id: z.string(),
  recipient: z.string(),
  title: z.string(),
  /** Of the order it is about, where it is about one. */
  number: z.nullable(z.string()),
  /** Where the owner sees what it is about. */
  link: z.string(),
  attempts: z.number(),
  createdAt: z.iso.datetime(),
});
export type UnsentMail = z.infer<typeof unsentMailSchema>;

/** Mails that should have left by now, and that nobody has ticked off. */
export const listUnsentMailsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/settings/unsent-mails',
  access: 'administrator',
  answerSchema: z.object({ data: z.array(unsentMailSchema), total: z.number() }),
});
export type UnsentMails = z.infer<typeof listUnsentMailsEndpoint.answerSchema>;

/** Tries all of them once more, also those that were given up. */
export const sendUnsentMailsEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/settings/unsent-mails/send',
  access: 'administrator',
});

/** Ticks one off that can never arrive: it is not tried again. Ticking off twice is the same as once. */
export const settleUnsentMailEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/settings/unsent-mails/:id/settle',
  access: 'administrator',
});

/** Takes the tick away again. */
export const reopenUnsentMailEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/settings/unsent-mails/:id/reopen',
  access: 'administrator',
});

/** Whether the shop is ready to open, line by line; the outside is really asked. */
export const readReadinessEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/settings/readiness',
  access: 'administrator',
  answerSchema: z.object({
    findings: z.array(
      z.object({
        group: z.enum(READINESS_GROUPS),
        name: z.string(),
        state: z.enum(READINESS_STATES),
        says: z.string(),
        fix: z.nullable(z.string()),
        why: z.nullable(z.string()),
        to: z.nullable(z.string()),
      }),
    ),
  }),
});

/** What of the activity log is looked at. */
export const auditLogEventSchema = z.extend(auditEventSchema, {
  /** Whom it is about; null: the shop. */
  subject: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Which product it is about, by the name it had then; null: none, or many. */
  product: z.nullable(z.object({ id: z.string(), name: z.string() })),
  order: z.nullable(z.object({ id: z.string(), number: z.string() })),
});
export type AuditLogEvent = z.infer<typeof auditLogEventSchema>;

const PAGE_SIZE = 50;
const PAGE_SIZE_MAX = 200;

const auditFilters = {
  topic: z.optional(z.enum(AUDIT_TOPICS)),
  /** Who did it. */
  person: z.optional(z.uuid()),
  /** Days in Lagos, both included. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  /** The number of an order. */
  order: z.optional(z.string().check(z.trim(), z.maxLength(20))),
};

/** Who changed what, newest first. */
export const readAuditLogEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'administrator',
  querySchema: z.object({
    ...auditFilters,
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_SIZE_MAX)), PAGE_SIZE),
  }),
  answerSchema: z.object({
    data: z.array(auditLogEventSchema),
    nextCursor: z.nullable(z.string()),
    /** Whose changes can be asked for: everybody who works here. */
    people: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
});
/** The same as a table for other programs, all of it. */
export const exportAuditLogEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/audit/export',
  access: 'administrator',
  proof: 'fresh',
  querySchema: z.object(auditFilters),
});

export type AuditLogPage = z.infer<typeof readAuditLogEndpoint.answerSchema>;
