import * as z from 'zod/mini';
import { CUSTOM_ORDER_STATUSES } from '../domain/custom-orders/statuses.ts';
import { readContact } from '../domain/customers/contacts.ts';
import { contactMessageSchema } from './contact.ts';
import { shownAddressSchema } from './delivery-address.ts';
import { endpoint } from './endpoint.ts';
import { adminOrderSchema } from './order-admin.ts';
import { OFFER_STATUSES } from './order-offers.ts';
import { readBy } from './typed-text.ts';

const moment = z.iso.datetime();
/** Of each kind, the newest. */
export const CARD_ENTRIES_MAX = 50;
export const CUSTOMER_NOTE_MAX_LENGTH = 500;

const contact = readBy(readContact);

const customerNoteSchema = z.object({ id: z.string(), text: z.string(), at: moment, by: z.string() });
export type CustomerNote = z.infer<typeof customerNoteSchema>;

/** Who it is, in a few figures. */
export const customerBriefSchema = z.object({
  /** What the card is opened by: any contact of the person opens the same one. */
  contact: z.string(),
  name: z.string(),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  orderCount: z.number(),
  requestCount: z.number(),
  messageCount: z.number(),
  noteCount: z.number(),
  /** Of all their orders. */
  due: z.number(),
  /** What of it was handed over to be paid later. */
  onAccount: z.number(),
  /** What of all their orders is theirs and has not been sent back yet. */
  refundDue: z.number(),
});
export type CustomerBrief = z.infer<typeof customerBriefSchema>;

/** All that the shop knows of one person, with an account or without. */
export const customerCardSchema = z.extend(customerBriefSchema, {
  /** So many people have used this contact that it joins none of them. */
  isShared: z.boolean(),
  accounts: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  notes: z.array(customerNoteSchema),
  /** What another shop had noted about them. */
  importedNotes: z.array(z.string()),
  orders: z.array(z.extend(adminOrderSchema, { isOnAccount: z.boolean() })),
  quotes: z.array(
    z.object({
      id: z.string(),
      status: z.enum(OFFER_STATUSES),
      contents: z.string(),
      total: z.number(),
      createdAt: moment,
      orderId: z.nullable(z.string()),
    }),
  ),
  requests: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      status: z.enum(CUSTOM_ORDER_STATUSES),
      /** Nothing is due any more for the order it has become. */
      isPaid: z.boolean(),
      createdAt: moment,
      isWaiting: z.boolean(),
    }),
  ),
  messages: z.array(contactMessageSchema),
  /** Where things went, the latest first. */
  addresses: z.array(shownAddressSchema),
  merges: z.array(
    z.object({ id: z.string(), contact: z.string(), other: z.string(), at: moment, by: z.string() }),
  ),
});
export type CustomerCard = z.infer<typeof customerCardSchema>;

export const CUSTOMER_PAGE_SIZE = 20;

const listedCustomerSchema = z.object({
  name: z.string(),
  phone: z.string(),
  /** Blank: none on the latest order. */
  email: z.string(),
  orderCount: z.number(),
  /** When the latest order was placed. */
  orderedAt: moment,
});
export type ListedCustomer = z.infer<typeof listedCustomerSchema>;

/** Whoever has ordered, one for each phone number, the latest order first. */
export const listCustomersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/customers',
  access: 'desk',
  querySchema: z.object({
    cursor: z.optional(z.string().check(z.maxLength(200))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), CUSTOMER_PAGE_SIZE),
  }),
  answerSchema: z.object({ data: z.array(listedCustomerSchema), nextCursor: z.nullable(z.string()) }),
});
export type CustomerPage = z.infer<typeof listCustomersEndpoint.answerSchema>;

export const readCustomerEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/customers/card',
  access: 'desk',
  querySchema: z.object({ contact }),
  answerSchema: customerCardSchema,
});

export const addCustomerNoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/customers/notes',
  access: 'desk',
  bodySchema: z.object({
    contact,
    text: z
      .string('Enter a note.')
      .check(
        z.trim(),
        z.minLength(1, 'Enter a note.'),
        z.maxLength(CUSTOMER_NOTE_MAX_LENGTH, `Use at most ${CUSTOMER_NOTE_MAX_LENGTH} characters.`),
      ),
  }),
  answerSchema: customerCardSchema,
});

/** Removing what is gone already is the same as removing it. */
export const removeCustomerNoteEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/admin/customers/notes/:id',
  access: 'desk',
});

const mergeSchema = z.object({ contact, other: contact });

/** What would be joined. Nothing is written. */
export const previewMergeEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/customers/merge/preview',
  access: 'desk',
  bodySchema: mergeSchema,
  answerSchema: z.object({
    cards: z.tuple([customerBriefSchema, customerBriefSchema]),
    merged: customerBriefSchema,
  }),
});
export type MergePreview = z.infer<typeof previewMergeEndpoint.answerSchema>;

export const mergeCustomersEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/customers/merge',
  access: 'desk',
  bodySchema: mergeSchema,
  answerSchema: z.object({ mergeId: z.string(), card: customerCardSchema }),
});

/** Both cards are again what they were; orders, notes and messages never moved. */
export const undoMergeEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/admin/customers/merges/:id',
  access: 'desk',
});
