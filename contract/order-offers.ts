import * as z from 'zod/mini';
import type { VatClass } from '../domain/catalogue/vat.ts';
import { normaliseContactPhone } from '../domain/contact-phone.ts';
import { PAYMENT_METHODS } from '../domain/payments/payment-methods.ts';
import { normaliseName } from '../domain/users/person.ts';
import { offeredSlotSchema, slotSchema } from './availability.ts';
import { deliveryAddressSchema } from './delivery-address.ts';
import { endpoint } from './endpoint.ts';
import { orderSchema, placedOrderSchema } from './orders.ts';
import { placeAdminOrderEndpoint } from './taken-order.ts';
import { readBy } from './typed-text.ts';

const moment = z.iso.datetime();
export const OFFER_DAYS_MAX = 14;
export const OFFERS_SHOWN_MAX = 100;

/** An order's line as it was priced when it was quoted. */
export type OfferedLine = {
  readonly productId: string;
  readonly name: string;
  readonly sizeId: string | null;
  readonly sizeName: string | null;
  readonly inscription: string;
  readonly design: string;
  readonly isEggless: boolean;
  readonly quantity: number;
  readonly listPriceInKobo: number;
  readonly unitPriceInKobo: number;
  readonly vatClass: VatClass;
  readonly workUnits: number;
  readonly allergens: string[];
  readonly pictureId: string | null;
  readonly pictureIds: string[];
};

const offerBodySchema = z.extend(z.omit(placeAdminOrderEndpoint.bodySchema, { received: true, code: true }), {
  /** For how many days it can be accepted. */
  validDays: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(OFFER_DAYS_MAX)), 3),
});
export type OfferPlacement = z.infer<typeof offerBodySchema>;

export const OFFER_STATUSES = ['open', 'accepted', 'expired', 'ended'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

const adminOfferSchema = z.object({
  id: z.string(),
  status: z.enum(OFFER_STATUSES),
  name: z.string(),
  phone: z.string(),
  contents: z.string(),
  total: z.number(),
  day: z.string(),
  expiresAt: moment,
  createdAt: moment,
  /** Opens it to whoever has it; null once nobody can accept it. */
  key: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
});
export type AdminOffer = z.infer<typeof adminOfferSchema>;

/** Takes no slot: the customer takes one by accepting. */
export const makeOfferEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/order-quotes',
  access: 'desk',
  bodySchema: offerBodySchema,
  answerSchema: adminOfferSchema,
  status: 201,
});

/** Newest first. */
export const listOffersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/order-quotes',
  access: 'desk',
  answerSchema: z.object({ data: z.array(adminOfferSchema) }),
});

/** Its link opens nothing from now on. */
export const endOfferEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/admin/order-quotes/:id',
  access: 'desk',
});

/** The link of an order, for WhatsApp or a camera; null: it has ended, or the order belongs to an account. */
export const readOrderLinkEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/link',
  access: 'desk',
  answerSchema: z.object({ key: z.nullable(z.string()) }),
});

/** A new link once the last one has ended, which stays dead; null: the order belongs to an account. */
export const issueOrderLinkEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/link',
  access: 'desk',
  answerSchema: z.object({ key: z.nullable(z.string()) }),
});

/** Staff have passed the link on to the customer, on WhatsApp or otherwise. */
export const noteOrderLinkSentEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/link/sent',
  access: 'desk',
});

/** The link opens nothing from now on, wherever it has been sent. */
export const endOrderLinkEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/admin/orders/:id/link',
  access: 'desk',
});

const offerKey = z.string().check(z.minLength(10), z.maxLength(100));

export const offerSchema = z.object({
  contact: z.object({ name: z.string(), phone: z.string() }),
  method: orderSchema.shape.method,
  address: orderSchema.shape.address,
  slot: offeredSlotSchema,
  payment: z.enum(PAYMENT_METHODS),
  /** Whether the slot could be had at this moment; nothing is held. */
  isFree: z.boolean(),
  note: z.string(),
  lines: orderSchema.shape.lines,
  subtotal: z.number(),
  discount: z.number(),
  delivery: z.number(),
  includedVat: z.number(),
  total: z.number(),
  zoneName: z.nullable(z.string()),
  deposit: z.nullable(z.number()),
  balanceDay: z.nullable(z.string()),
  expiresAt: moment,
});
export type Offer = z.infer<typeof offerSchema>;

/** Reading changes nothing and holds nothing, however often and by whomever it is opened. */
export const openOfferEndpoint = endpoint({
  method: 'POST',
  path: '/api/order-quotes/open',
  access: 'anyone',
  bodySchema: z.object({ key: offerKey }),
  /** Once it was accepted, the key of its order instead. */
  answerSchema: z.object({ offer: z.nullable(offerSchema), orderKey: z.nullable(z.string()) }),
});

/** Takes the slot and makes the order; the same acceptance sent again leads to the same order. */
export const acceptOfferEndpoint = endpoint({
  method: 'POST',
  path: '/api/order-quotes/accept',
  access: 'anyone',
  bodySchema: z.object({
    key: offerKey,
    contact: z.object({ name: readBy(normaliseName), phone: readBy(normaliseContactPhone) }),
    /** Null for pickup. */
    address: z.nullable(deliveryAddressSchema),
    slot: slotSchema,
    /** What was read: another address can cost another fee. */
    expectedTotal: z.number().check(z.minimum(0)),
  }),
  answerSchema: placedOrderSchema,
  status: 201,
});
export type OfferAcceptance = z.infer<typeof acceptOfferEndpoint.bodySchema>;
