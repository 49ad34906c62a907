import * as z from 'zod/mini';
import { CONTACT_TOPICS, readContactName, readContactText } from '../domain/contact/contact-message.ts';
import { normaliseOptionalContactPhone } from '../domain/contact-phone.ts';
import { normaliseEmail } from '../domain/users/person.ts';
import { endpoint } from './endpoint.ts';
import { readBy } from './typed-text.ts';

const moment = z.iso.datetime();
export const CONTACT_PAGE_SIZE = 20;

/** Asked for when somebody begins to write: says when that was, signed, because the page itself is the same for everybody. */
export const openContactFormEndpoint = endpoint({
  method: 'GET',
  path: '/api/contact/form',
  access: 'anyone',
  answerSchema: z.object({ token: z.string() }),
});

/** Takes an `Idempotency-Key`: sent again after a lost answer, it is kept once. */
export const sendContactMessageEndpoint = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'anyone',
  idempotencyKey: 'required',
  bodySchema: z.object({
    name: readBy(readContactName),
    email: readBy(normaliseEmail),
    phone: z._default(readBy(normaliseOptionalContactPhone), null),
    topic: z.enum(CONTACT_TOPICS, 'Choose what it’s about.'),
    text: readBy(readContactText),
    /** Of the form this was typed into. */
    form: z.string('Reload the page and try again.').check(z.minLength(1), z.maxLength(200)),
    /** Hidden from people: only machines fill it in. */
    website: z._default(z.string().check(z.maxLength(500)), ''),
  }),
  answerSchema: z.object({ id: z.string() }),
  status: 201,
});
export type ContactMessageBody = z.input<typeof sendContactMessageEndpoint.bodySchema>;
export type NewContactMessage = z.output<typeof sendContactMessageEndpoint.bodySchema>;

/* The owner's side. */

export const contactMessageSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  topic: z.enum(CONTACT_TOPICS),
  text: z.string(),
  createdAt: moment,
  /** Null while it waits for an answer. */
  settledAt: z.nullable(moment),
  settledBy: z.nullable(z.string()),
  /** What was sent from the desk, by whom, the first one first; null: whoever it was has left. */
  replies: z._default(z.array(z.object({ text: z.string(), at: moment, by: z.nullable(z.string()) })), []),
  /** Those whose numbers it names. */
  orders: z.array(z.object({ id: z.string(), number: z.string() })),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** What waits longest first, then what is settled, newest first. */
export const listContactMessagesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/contact-messages',
  access: 'desk',
  querySchema: z.object({
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), CONTACT_PAGE_SIZE),
  }),
  answerSchema: z.object({
    data: z.array(contactMessageSchema),
    total: z.number(),
    waiting: z.number(),
    nextCursor: z.nullable(z.string()),
  }),
});
export type ContactPage = z.infer<typeof listContactMessagesEndpoint.answerSchema>;
export type ContactQuery = z.infer<typeof listContactMessagesEndpoint.querySchema>;

/** Ticks it off; ticking off twice is the same as once. */
export const settleContactMessageEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/contact-messages/:id/settle',
  access: 'desk',
  answerSchema: contactMessageSchema,
});

/** Takes the tick away again. */
export const reopenContactMessageEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/contact-messages/:id/reopen',
  access: 'desk',
  answerSchema: contactMessageSchema,
});

export const CONTACT_REPLY_MAX_LENGTH = 2_000;

export const contactReplySchema = z.object({
  text: z
    .string('Enter a reply.')
    .check(
      z.trim(),
      z.minLength(1, 'Enter a reply.'),
      z.maxLength(CONTACT_REPLY_MAX_LENGTH, `Use at most ${CONTACT_REPLY_MAX_LENGTH} characters.`),
    ),
});

/** One email from the shop to whoever wrote, whose answer comes to the shop's mailbox. The message counts as done with it. */
export const replyToContactMessageEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/contact-messages/:id/reply',
  access: 'desk',
  idempotencyKey: 'required',
  bodySchema: contactReplySchema,
  answerSchema: contactMessageSchema,
});
