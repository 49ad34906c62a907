import * as z from 'zod/mini';
import { CART_LINES_MAX } from '../domain/cart/limits.ts';
import { normaliseCode } from '../domain/codes/code-text.ts';
import { normaliseContactPhone } from '../domain/contact-phone.ts';
import { RECEIVING_METHODS } from '../domain/delivery/calendar.ts';
import { hasNineDigits, readOrderNumber } from '../domain/orders/order-number.ts';
import { ORDER_STATUSES } from '../domain/orders/statuses.ts';
import { PAYMENT_STATES } from '../domain/payments/ledger.ts';
import { OFFLINE_METHODS } from '../domain/payments/other-methods.ts';
import { PAYMENT_METHODS } from '../domain/payments/payment-methods.ts';
import { accept, refuse } from '../domain/refusal.ts';
import { normaliseEmail, normaliseName } from '../domain/users/person.ts';
import { offeredSlotSchema, slotSchema } from './availability.ts';
import { changeFields } from './change-request.ts';
import { deliveryAddressSchema, shownAddressSchema } from './delivery-address.ts';
import { endpoint } from './endpoint.ts';
import { lineDesignSchema } from './line-design.ts';
import { acceptedQuoteSchema, orderLineSchema } from './order-contents.ts';
import { orderMoneySchema } from './payments.ts';
import { handwrittenLine, readBy, typedInscription, typedLine } from './typed-text.ts';

const moment = z.iso.datetime();
export const ORDER_NOTE_MAX_LENGTH = 500;
export const GIFT_MESSAGE_MAX_LENGTH = 300;
export const ORDER_PAGE_SIZE = 10;

const amount = z.number('Enter an amount in naira.').check(z.minimum(0));

/** Why an order was not placed, beyond the message: what costs something else now, or where there is room. */
export const placementRefusalSchema = z.object({
  priceChanges: z.optional(
    z.array(
      z.object({
        productId: z.string(),
        sizeId: z.nullable(z.string()),
        design: z.string(),
        isEggless: z.boolean(),
        name: z.string(),
        expectedPrice: z.number(),
        /** Null: no longer sold. */
        price: z.nullable(z.number()),
      }),
    ),
  ),
  total: z.optional(z.number()),
  alternatives: z.optional(z.array(offeredSlotSchema)),
});
export type PlacementRefusal = z.infer<typeof placementRefusalSchema>;
export type PriceChange = NonNullable<PlacementRefusal['priceChanges']>[number];

export const orderSummarySchema = z.object({
  id: z.string(),
  /** For people: 482-093-718. */
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  /** It is paid on receipt and waits for somebody to confirm that it is meant. */
  isUnconfirmed: z.boolean(),
  /** The customer says that the transfer was made, and nobody has looked yet; a kept answer of an earlier version does not know. */
  isTransferClaimed: z._default(z.boolean(), false),
  paymentState: z.enum(PAYMENT_STATES),
  method: z.enum(RECEIVING_METHODS),
  slot: offeredSlotSchema,
  total: z.number(),
  itemCount: z.number(),
  /** The first line's, for recognising it at a glance. */
  pictureId: z.nullable(z.string()),
  /** The first line's, which is then drawn instead; blank: none. */
  design: z.string(),
  firstName: z.string(),
  /** How many of it. */
  firstQuantity: z.number(),
  createdAt: moment,
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

export const orderSchema = z.extend(orderSummarySchema, {
  version: z.number(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  address: z.nullable(shownAddressSchema),
  zoneName: z.nullable(z.string()),
  payment: z.enum(PAYMENT_METHODS),
  /** How it may be paid instead, on delivery only where the zone allows it; left out: not at all. */
  otherPayments: z.optional(z.array(z.enum(OFFLINE_METHODS))),
  /** By when the balance after a deposit is asked for; null: before the order goes out. */
  balanceDay: z.nullable(z.string()),
  /** Until when the unpaid order keeps its place. */
  holdUntil: z.nullable(moment),
  /** The server's clock, because phones' clocks are wrong. */
  now: moment,
  note: z.string(),
  giftMessage: z.string(),
  lines: z.array(orderLineSchema),
  /** Left out: it came out of the cart. */
  customRequest: z.optional(acceptedQuoteSchema),
  /** The discount code it was placed with, and what that takes off the goods, in naira. */
  code: z.nullable(z.object({ text: z.string(), gift: z.string(), saved: z.number() })),
  subtotal: z.number(),
  discount: z.number(),
  delivery: z.number(),
  includedVat: z.number(),
  money: orderMoneySchema,
  /** Paid for after it had run out, the order goes on under another number. */
  reinstatedAs: z.nullable(z.object({ id: z.string(), number: z.string() })),
  /** Oldest first. */
  history: z.array(
    z.object({
      at: moment,
      status: z.enum(ORDER_STATUSES),
      by: z.enum(['customer', 'administrator', 'shop']),
      /** "Moved from Fri 20 Nov to Sat 21 Nov", or from one window to another. Blank for a plain step. */
      words: z.string(),
    }),
  ),
  canCancel: z.boolean(),
  canMove: z.boolean(),
  ...changeFields,
});
export type Order = z.infer<typeof orderSchema>;

/** The tracking key is told once, to the guest who placed the order; the shop keeps only its hash. */
export const placedOrderSchema = z.object({ order: orderSchema, trackingKey: z.nullable(z.string()) });
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

export const wantedLineSchema = z.object({
  productId: z.string().check(z.minLength(1), z.maxLength(100)),
  sizeId: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
  inscription: z._default(typedInscription, ''),
  design: z._default(lineDesignSchema, ''),
  isEggless: z._default(z.boolean(), false),
  quantity: z.number().check(z.int(), z.minimum(1), z.maximum(100)),
  /** What the shopper saw; another price is not taken without asking. */
  expectedPrice: amount,
});

export const placeOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders',
  access: 'anyone',
  needsOpenShop: true,
  idempotencyKey: 'required',
  bodySchema: z.object({
    contact: z.object({
      name: readBy(normaliseName),
      email: readBy(normaliseEmail),
      phone: readBy(normaliseContactPhone),
    }),
    method: z.enum(RECEIVING_METHODS, 'Choose delivery or pickup.'),
    /** Null for pickup. */
    address: z.nullable(deliveryAddressSchema),
    slot: slotSchema,
    payment: z.enum(PAYMENT_METHODS, 'Choose how to pay.'),
    note: z._default(typedLine(ORDER_NOTE_MAX_LENGTH), ''),
    giftMessage: z._default(handwrittenLine(GIFT_MESSAGE_MAX_LENGTH), ''),
    lines: z
      .array(wantedLineSchema)
      .check(z.minLength(1, 'Your cart is empty.'), z.maxLength(CART_LINES_MAX)),
    code: z.optional(readBy(normaliseCode)),
    /** A voucher, and what the shopper saw it pay of the total. */
    voucher: z.optional(z.object({ code: readBy(normaliseCode), amount })),
    /** What the shopper saw in all, with delivery. */
    expectedTotal: amount,
  }),
  answerSchema: placedOrderSchema,
  status: 201,
});
export type OrderPlacement = z.infer<typeof placeOrderEndpoint.bodySchema>;

export const listOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders',
  access: 'customer',
  querySchema: z.object({
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), ORDER_PAGE_SIZE),
  }),
  answerSchema: z.object({
    data: z.array(orderSummarySchema),
    total: z.number(),
    nextCursor: z.nullable(z.string()),
    /** Orders placed as a guest with the account's own address, which it may claim. */
    guestOrderCount: z.number(),
    /** Custom cake requests made with it, which join with them. */
    guestRequestCount: z.number(),
  }),
});

export const readOrderEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/:id',
  access: 'anyone',
  answerSchema: orderSchema,
});

export const cancelOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/cancel',
  access: 'anyone',
  answerSchema: orderSchema,
});

/** With the key that only the emailed link carries: whoever reads the mailbox means the order. */
export const confirmOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/confirm',
  access: 'anyone',
  bodySchema: z.object({ key: z.string().check(z.minLength(10), z.maxLength(100)) }),
  answerSchema: orderSchema,
});

export const moveOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/move',
  access: 'anyone',
  bodySchema: z.object({ slot: slotSchema }),
  answerSchema: orderSchema,
});

/** With an account of the same confirmed address, a guest's order joins its owner's history. */
export const claimOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/claim',
  access: 'customer',
  answerSchema: orderSchema,
});

/** Every guest's order and custom cake request with the account's confirmed address joins it, and their links end. */
export const claimGuestOrdersEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/claims',
  access: 'customer',
  answerSchema: z.object({ orders: z.number(), requests: z.number() }),
});

/** Ends the tracking link of this order everywhere, for a guest who has shared it by mistake. */
export const endTrackingEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/tracked-orders/:id',
  access: 'anyone',
});

const orderNumber = readBy((typed) => {
  const number = readOrderNumber(typed);
  if (number !== undefined) return accept(number);
  // Nine digits of which one is wrong by their check digit: that tells nobody which numbers exist.
  const message = hasNineDigits(typed)
    ? 'This isn’t one of our order numbers. Check the digits.'
    : 'Enter the order number, such as 482-093-713.';
  return refuse('invalid', 'no_number', message);
});
const namedOrder = { number: orderNumber, phone: readBy(normaliseContactPhone) };

/** Mails a code to the address of the order or request. The answer is the same whether or not there is one. */
export const requestTrackingCodeEndpoint = endpoint({
  method: 'POST',
  path: '/api/tracked-orders/codes',
  access: 'anyone',
  bodySchema: z.object(namedOrder),
});

/** Exchanges the mailed code for the cookie that the link of the order, or of the custom cake request, would have brought. */
export const openOrderByCodeEndpoint = endpoint({
  method: 'POST',
  path: '/api/tracked-orders/by-code',
  access: 'anyone',
  bodySchema: z.object({
    ...namedOrder,
    /** As it may be copied or read out: "472 814". */
    code: z.pipe(
      z.string('Enter the code.'),
      z.pipe(
        z.transform((typed: string) => typed.replace(/[\s-]/g, '')),
        z.string().check(z.regex(/^\d{6}$/, 'The code has six digits.')),
      ),
    ),
  }),
  answerSchema: z.object({ kind: z.enum(['order', 'request']), id: z.string() }),
});

/** Exchanges the mailed key for a cookie that opens this one order and nothing else. */
export const openTrackedOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/tracked-orders',
  access: 'anyone',
  bodySchema: z.object({ key: z.string().check(z.minLength(10), z.maxLength(100)) }),
  answerSchema: orderSchema,
});
