import * as z from 'zod/mini';
import { SECURITY_NOTICES } from '../../domain/users/security-notices.ts';

/**
 * Every job there is, and what it has to know. Payloads lie in the database until the job is done: ids only, and an address
 * only where looking up its owner would already tell whether there is one, or where it is kept nowhere else.
 */
export const JOB_PAYLOADS = {
  'send-registration-mail': z.object({ registrationId: z.uuid() }),
  'send-email-change-mail': z.object({ changeId: z.uuid() }),
  'send-invitation': z.object({ invitationId: z.uuid() }),
  'send-password-reset': z.object({ email: z.string() }),
  'send-security-notice': z.object({
    recipientId: z.uuid(),
    notice: z.enum(SECURITY_NOTICES),
    actorId: z.uuid(),
    at: z.iso.datetime(),
    /** Where the person was reached until then; left out, where they are now. */
    formerEmail: z.optional(z.string()),
    /** Of a refund. */
    order: z.optional(z.object({ number: z.string(), amount: z.number(), toSend: z.optional(z.number()) })),
    /** Of a staff account. */
    member: z.optional(
      z.object({
        userId: z.uuid(),
        did: z.enum(['role', 'disabled', 'enabled', 'joined']),
        before: z.optional(z.string()),
        after: z.optional(z.string()),
      }),
    ),
  }),
  'clean-security-log': z.object({}),
  'forget-old-orders': z.object({}),
  'send-tracking-code': z.object({ number: z.string(), phone: z.string() }),
  'send-order-links': z.object({ email: z.string() }),
  'hand-over-passwords': z.object({}),
  'end-closed-sessions': z.object({}),
  'remove-password': z.object({ credentialId: z.string() }),
  'make-renditions': z.object({ pictureId: z.uuid() }),
  'clean-pictures': z.object({}),
  'clean-cake-pictures': z.object({}),
  'clean-share-pictures': z.object({}),
  'clean-contact-messages': z.object({}),
  'clean-deleted-posts': z.object({}),
  'clean-notifications': z.object({}),
  'send-message': z.object({ messageId: z.uuid() }),
  'send-push': z.object({ messageId: z.uuid(), subscriptionId: z.uuid() }),
  'expire-orders': z.object({}),
  'notify-expired-orders': z.object({}),
  'settle-custom-orders': z.object({}),
  'notify-payment': z.object({
    paymentId: z.uuid(),
    confirmedVersion: z.optional(z.number()),
    isWithOrder: z.optional(z.boolean()),
  }),
  'notify-step': z.object({ orderId: z.uuid(), version: z.number() }),
  'check-payment': z.object({ reference: z.string() }),
  'check-refunds-of': z.object({ reference: z.string() }),
  'send-refund': z.object({ refundId: z.uuid() }),
  'take-up-order': z.object({ orderId: z.uuid() }),
  'check-dispute': z.object({ disputeId: z.string(), isReminder: z.boolean() }),
  'reject-transfer': z.object({ transactionId: z.string(), amountInKobo: z.number() }),
  'sweep-payments': z.object({}),
  'sweep-disputes': z.object({}),
  'announce-content': z.object({}),
  'ask-for-reviews': z.object({}),
  'send-due-vouchers': z.object({}),
  'send-voucher-mail': z.object({
    voucherId: z.uuid(),
    kind: z.enum(['to_pay', 'bought', 'gift', 'expiring']),
  }),
  'remind-of-carts': z.object({}),
  'send-stock-alerts': z.object({}),
  'make-backup': z.object({}),
} as const satisfies Readonly<Record<string, z.ZodMiniType>>;

export type JobName = keyof typeof JOB_PAYLOADS;
export const JOB_NAMES = Object.keys(JOB_PAYLOADS) as readonly JobName[]; // the keys of the table above and no others
export type JobPayload<Name extends JobName> = z.output<(typeof JOB_PAYLOADS)[Name]>;

/** The same each time a job is tried again, so that what it sends can be recognised as a repeat. */
export type JobFacts = { readonly jobId: string };

/** Rejects when it has to be tried again; it may have done all of its work by then, or be done twice after a crash. */
export type JobTask<Name extends JobName> = (payload: JobPayload<Name>, facts: JobFacts) => Promise<void>;
export type JobTasks = { readonly [Name in JobName]: JobTask<Name> };
