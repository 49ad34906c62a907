import * as z from 'zod/mini';
import { ALLERGENS } from '../domain/catalogue/allergens.ts';
import { SLUG_FORM, SLUG_MAX_LENGTH } from '../domain/catalogue/slug.ts';
import { VAT_CLASSES } from '../domain/catalogue/vat.ts';
import { normaliseContactPhone } from '../domain/contact-phone.ts';
import { CUSTOM_ORDER_STATUSES } from '../domain/custom-orders/statuses.ts';
import { ORDER_STATUSES } from '../domain/orders/statuses.ts';
import { normaliseName } from '../domain/users/person.ts';
import { daySchema } from './availability.ts';
import { designTextSchema } from './designer.ts';
import { endpoint } from './endpoint.ts';
import { placedOrderSchema, placeOrderEndpoint } from './orders.ts';
import { typedAmountSchema } from './payments.ts';
import { pictureSchema } from './pictures.ts';
import { optionalEmail, readBy } from './typed-text.ts';

const moment = z.iso.datetime();
export const CUSTOM_ORDER_PAGE_SIZE = 10;
export const INSTRUCTIONS_MAX_LENGTH = 2_000;
export const MESSAGE_MAX_LENGTH = 2_000;
/** With one request or message. */
export const PICTURES_MAX_AT_ONCE = 6;
/** In the whole custom order. */
export const CUSTOM_ORDER_PICTURES_MAX = 30;
export const QUOTE_VERSIONS_MAX = 50;

const text = (maxLength: number) =>
  z
    .string('Enter a message.')
    .check(z.trim(), z.maxLength(maxLength, `Use at most ${maxLength} characters.`));
const pictureIds = z.array(z.uuid()).check(
  z.maxLength(PICTURES_MAX_AT_ONCE, `Send at most ${PICTURES_MAX_AT_ONCE} pictures at once.`),
  z.refine((ids) => new Set(ids).size === ids.length, 'Send each picture once.'),
);
/* What both sides see. Amounts are in naira. */

export const quoteSchema = z.object({
  version: z.number(),
  lines: z.array(z.object({ words: z.string(), amount: z.number() })),
  total: z.number(),
  deposit: z.number(),
  day: z.string(),
  note: z.string(),
  expiresAt: moment,
  createdAt: moment,
});
export type Quote = z.infer<typeof quoteSchema>;

export const customOrderSummarySchema = z.object({
  id: z.string(),
  /** For people: 482-093-718. */
  number: z.string(),
  status: z.enum(CUSTOM_ORDER_STATUSES),
  /** Nothing is due any more for the order it has become. */
  isPaid: z.boolean(),
  productId: z.string(),
  /** In the short text form: its picture is at /cake-pictures/{design}/{name}. */
  design: z.string(),
  /** False: staff took it down where nobody had designed anything, and its design is only where a quote begins. */
  isDesigned: z.boolean(),
  /** The design in one sentence. */
  description: z.string(),
  /** What the design alone costs by the price list of that time. */
  designPrice: z.number(),
  wantedDay: z.nullable(z.string()),
  /** Of the newest quote; null while there is none. */
  quoteTotal: z.nullable(z.number()),
  quoteExpiresAt: z.nullable(moment),
  createdAt: moment,
  updatedAt: moment,
});
export type CustomOrderSummary = z.infer<typeof customOrderSummarySchema>;

export const customOrderMessageSchema = z.object({
  id: z.string(),
  by: z.enum(['customer', 'administrator']),
  text: z.string(),
  at: moment,
  pictures: z.array(pictureSchema),
});
export type CustomOrderMessage = z.infer<typeof customOrderMessageSchema>;

export const customOrderSchema = z.extend(customOrderSummarySchema, {
  version: z.number(),
  /** Of the product as it is called now; null once it is gone. */
  productName: z.nullable(z.string()),
  /** By whose rate the price includes VAT. */
  vatClass: z.enum(VAT_CLASSES),
  /** Tier by tier from the bottom up. */
  designLines: z.array(z.object({ label: z.string(), text: z.string() })),
  servings: z.number(),
  allergens: z.array(z.enum(ALLERGENS)),
  instructions: z.string(),
  /** Those that came with the request itself. */
  pictures: z.array(pictureSchema),
  budget: z.nullable(z.number()),
  phone: z.string(),
  /** Blank unless the bakery has declined. */
  declineReason: z.string(),
  /** Newest first; only the first can be accepted. */
  quotes: z.array(quoteSchema),
  /** Oldest first. */
  messages: z.array(customOrderMessageSchema),
  /** What it has become; null until a quote is accepted, and again when that order ended unpaid. */
  order: z.nullable(
    z.object({
      id: z.string(),
      number: z.string(),
      status: z.enum(ORDER_STATUSES),
      total: z.number(),
      deposit: z.number(),
      /** What was paid, less what went back or is on its way back. */
      held: z.number(),
      due: z.number(),
      holdUntil: z.nullable(moment),
    }),
  ),
  /** Oldest first. */
  history: z.array(
    z.object({
      at: moment,
      status: z.enum(CUSTOM_ORDER_STATUSES),
      by: z.enum(['customer', 'administrator', 'shop']),
      words: z.string(),
    }),
  ),
  /** The server's clock, because phones' clocks are wrong. */
  now: moment,
  canWrite: z.boolean(),
  canAccept: z.boolean(),
  canWithdraw: z.boolean(),
});
export type CustomOrder = z.infer<typeof customOrderSchema>;

/* The customer's calls, by account or by the cookie that a link has brought. Another's custom order is not there at all. */

/** Their own: whoever follows it by a link is told its key, to keep it or open it elsewhere. */
export const ownCustomOrderSchema = z.extend(customOrderSchema, {
  linkKey: z.nullable(z.string()),
  /** False where no email address was given: nothing is sent, and the page says how they hear of the quote. */
  isEmailed: z.boolean(),
  /** As a guest gave it, for accepting a quote; null: their account says it. */
  guest: z.nullable(z.object({ name: z.string(), email: z.string() })),
});
export type OwnCustomOrder = z.infer<typeof ownCustomOrderSchema>;

/** The body is the file itself, with its own content type. It belongs to nothing until a request or message names it. */
export const uploadReferencePictureEndpoint = endpoint({
  method: 'POST',
  path: '/api/custom-orders/pictures',
  access: 'anyone',
  answerSchema: pictureSchema,
  status: 201,
});

/** Left out by whoever has an account. */
const guestShape = {
  name: z.optional(readBy(normaliseName)),
  email: z._default(optionalEmail, ''),
};

/**
 * Takes an `Idempotency-Key`: sent again after a lost answer, it leads to the same custom order. Guests give their name, and
 * the answer brings the cookie that their link would have brought.
 */
export const askForQuoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/custom-orders',
  access: 'anyone',
  needsOpenShop: true,
  idempotencyKey: 'required',
  bodySchema: z.object({
    productId: z.string('Choose a product.').check(z.maxLength(SLUG_MAX_LENGTH), z.regex(SLUG_FORM)),
    design: designTextSchema,
    instructions: z._default(text(INSTRUCTIONS_MAX_LENGTH), ''),
    pictures: z._default(pictureIds, []),
    wantedDay: z._default(z.nullable(daySchema), null),
    budget: z._default(z.nullable(typedAmountSchema), null),
    phone: readBy(normaliseContactPhone),
    ...guestShape,
  }),
  answerSchema: ownCustomOrderSchema,
  status: 201,
});
export type CustomRequest = z.infer<typeof askForQuoteEndpoint.bodySchema>;

/** One's own, newest first. */
export const listCustomOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/custom-orders',
  access: 'customer',
  querySchema: z.object({
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), CUSTOM_ORDER_PAGE_SIZE),
  }),
  answerSchema: z.object({
    data: z.array(customOrderSummarySchema),
    total: z.number(),
    nextCursor: z.nullable(z.string()),
  }),
});

export const readCustomOrderEndpoint = endpoint({
  method: 'GET',
  path: '/api/custom-orders/:id',
  access: 'anyone',
  answerSchema: ownCustomOrderSchema,
});

/** Text, pictures or both. */
export const messageBodySchema = z
  .object({
    text: z._default(text(MESSAGE_MAX_LENGTH), ''),
    pictures: z._default(pictureIds, []),
    /** Another day that a customer asks for, as the text says too; left out: the one it has. */
    wantedDay: z.optional(daySchema),
  })
  .check(
    z.refine((message) => message.text !== '' || message.pictures.length > 0, {
      error: 'Enter a message or add a picture.',
      path: ['text'],
    }),
  );
export type NewCustomOrderMessage = z.infer<typeof messageBodySchema>;

/** Takes an `Idempotency-Key`: sent again after a lost answer, it is said once and tells nobody twice. */
export const writeMessageEndpoint = endpoint({
  method: 'POST',
  path: '/api/custom-orders/:id/messages',
  access: 'anyone',
  idempotencyKey: 'required',
  bodySchema: messageBodySchema,
  answerSchema: ownCustomOrderSchema,
});

export const withdrawCustomOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/custom-orders/:id/withdraw',
  access: 'anyone',
  answerSchema: ownCustomOrderSchema,
});

/**
 * Checkout with the quote as its fixed line: takes the slot, makes the order and holds it until the deposit is paid. Takes an
 * `Idempotency-Key`, and answers and refuses as placing an order does. The slot is on the quote's day; payment is in advance.
 */
export const acceptQuoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/custom-orders/:id/accept',
  access: 'anyone',
  idempotencyKey: 'required',
  bodySchema: z.extend(z.omit(placeOrderEndpoint.bodySchema, { lines: true }), {
    /** Whoever has the link may have no email address. */
    contact: z.extend(placeOrderEndpoint.bodySchema.shape.contact, { email: optionalEmail }),
    /** What the customer saw: another version is not taken without asking. */
    quoteVersion: z.number().check(z.int(), z.minimum(1), z.maximum(QUOTE_VERSIONS_MAX)),
  }),
  answerSchema: placedOrderSchema,
  status: 201,
});
export type QuoteAcceptance = z.infer<typeof acceptQuoteEndpoint.bodySchema>;
