import * as z from 'zod/mini';
import { CART_LINES_MAX } from '../domain/cart/limits.ts';
import { ALLERGENS } from '../domain/catalogue/allergens.ts';
import { LEAD_TIME_MAX_HOURS, WORK_UNITS_MAX } from '../domain/catalogue/product.ts';
import { VAT_CLASSES } from '../domain/catalogue/vat.ts';
import { RECEIVING_METHODS } from '../domain/delivery/calendar.ts';
import { isNairaAmount } from '../domain/money.ts';
import { ADMIN_ORIGINS } from '../domain/orders/origins.ts';
import {
  FREE_LINE_DETAILS_MAX_LENGTH,
  FREE_LINE_NAME_MAX_LENGTH,
  FREE_LINE_PICTURES_MAX,
  FREE_LINE_PRICE_MAX,
  FREE_LINES_MAX,
  NO_ALLERGENS,
  STAFF_HOLD_MAX_HOURS,
} from '../domain/orders/taken-orders.ts';
import { HAND_WAYS } from '../domain/payments/ways.ts';
import { normaliseEmail } from '../domain/users/person.ts';
import { acceptFullSchema, acceptLateSchema, daySchema } from './availability.ts';
import { shownAddressSchema } from './delivery-address.ts';
import { endpoint } from './endpoint.ts';
import { adminOrderDetailsSchema } from './order-admin.ts';
import { placeOrderEndpoint, wantedLineSchema } from './orders.ts';
import { reasonSchema, typedAmountSchema } from './payments.ts';
import { pictureSchema } from './pictures.ts';
import { readBy } from './typed-text.ts';

const wholeNumber = (max: number) =>
  z
    .number('Enter a whole number.')
    .check(z.int('Enter a whole number.'), z.minimum(0), z.maximum(max, `Enter at most ${max}.`));

/** Of what is in no catalogue. Empty: nobody has said. */
export const customAllergensSchema = z.array(z.enum([...ALLERGENS, NO_ALLERGENS])).check(
  z.refine((all) => new Set(all).size === all.length, 'Name each once.'),
  z.refine((all) => all.length === 1 || !all.includes(NO_ALLERGENS), 'Name allergens or none.'),
);

/** What is in no catalogue: named, priced and timed by whoever takes the order. */
export const freeLineSchema = z.object({
  name: z
    .string('Enter a description.')
    .check(
      z.trim(),
      z.minLength(1, 'Enter a description.'),
      z.maxLength(FREE_LINE_NAME_MAX_LENGTH, `Use at most ${FREE_LINE_NAME_MAX_LENGTH} characters.`),
    ),
  details: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(FREE_LINE_DETAILS_MAX_LENGTH, `Use at most ${FREE_LINE_DETAILS_MAX_LENGTH} characters.`),
      ),
    '',
  ),
  price: z
    .number('Enter a price in naira.')
    .check(
      z.positive('Enter a price above ₦0.'),
      z.maximum(FREE_LINE_PRICE_MAX, 'Enter at most ₦10,000,000.'),
      z.refine(isNairaAmount, 'Use at most two decimals.'),
    ),
  quantity: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(100)), 1),
  /** Of all its pieces together. */
  workUnits: wholeNumber(WORK_UNITS_MAX),
  leadTimeHours: wholeNumber(LEAD_TIME_MAX_HOURS),
  vatClass: z._default(z.enum(VAT_CLASSES), 'standard'),
  allergens: z._default(customAllergensSchema, []),
  pictures: z._default(
    z.array(z.uuid()).check(
      z.maxLength(FREE_LINE_PICTURES_MAX, `Add at most ${FREE_LINE_PICTURES_MAX} pictures.`),
      z.refine((ids) => new Set(ids).size === ids.length, 'Add each picture once.'),
    ),
    [],
  ),
});
export type FreeLine = z.infer<typeof freeLineSchema>;

/** What only staff agree with a customer. */
const takenOrderShape = {
  freeLines: z._default(z.array(freeLineSchema).check(z.maxLength(FREE_LINES_MAX)), []),
  reduction: z._default(z.nullable(z.object({ amount: typedAmountSchema, reason: reasonSchema })), null),
  /** What must be paid for the kitchen to begin; null: all of it, or nothing in advance. */
  deposit: z._default(z.nullable(typedAmountSchema), null),
  /** By when the rest is asked for; null: before the order goes out. */
  balanceDay: z._default(z.nullable(daySchema), null),
  /** How long the slot is kept unpaid; null: as long as anybody's. */
  holdHours: z._default(
    z.nullable(
      z
        .number('Choose how long to hold the slot.')
        .check(z.int(), z.minimum(1), z.maximum(STAFF_HOLD_MAX_HOURS, 'Hold a slot for at most 7 days.')),
    ),
    null,
  ),
  /** What the customer has paid already. */
  received: z._default(
    z.nullable(z.object({ way: z.enum(HAND_WAYS, 'Choose how it was paid.'), amount: typedAmountSchema })),
    null,
  ),
};

const { bodySchema: orderShape } = placeOrderEndpoint;

/**
 * An order taken by phone, WhatsApp or at the counter, in slots and at prices of everybody; what is in no catalogue is named
 * and priced by whoever takes it. Who has no email address gets no mail.
 */
export const placeAdminOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders',
  access: 'desk',
  idempotencyKey: 'required',
  bodySchema: z.extend(orderShape, {
    contact: z.extend(orderShape.shape.contact, {
      email: z.union([z.literal(''), readBy(normaliseEmail)]),
    }),
    origin: z.enum(ADMIN_ORIGINS, 'Choose how the customer ordered.'),
    acceptLate: acceptLateSchema,
    acceptFull: acceptFullSchema,
    lines: z._default(z.array(wantedLineSchema).check(z.maxLength(CART_LINES_MAX)), []),
    ...takenOrderShape,
  }),
  answerSchema: adminOrderDetailsSchema,
  status: 201,
});
export type AdminPlacement = z.infer<typeof placeAdminOrderEndpoint.bodySchema>;

export const FOUND_CUSTOMERS_MAX = 5;

const foundCustomerSchema = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  orderCount: z.number(),
  /** What the last note with a health word said; blank: none. */
  healthNote: z.string(),
  /** What staff have written on the customer's card, the newest first. */
  staffNotes: z.array(z.string()),
  /** What another shop had noted about them; blank: nothing. */
  note: z.string(),
  /** Where things went, the latest first; one that came from another shop has no local government area. */
  addresses: z.array(z.extend(shownAddressSchema, { lga: z.string() })),
  /** The latest first. */
  orders: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      day: z.string(),
      method: z.enum(RECEIVING_METHODS),
      total: z.number(),
      /** "2 × Meat pie and 3 more" */
      contents: z.string(),
    }),
  ),
});
export type FoundCustomer = z.infer<typeof foundCustomerSchema>;

/** Who has ordered before or was imported, by phone number or name. Who was imported may have no phone number. */
export const findCustomersEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/customers/search',
  access: 'desk',
  querySchema: z.object({ q: z.string().check(z.trim(), z.minLength(3), z.maxLength(100)) }),
  answerSchema: z.object({ data: z.array(foundCustomerSchema) }),
});

/** A picture from the chat, for a line that is in no catalogue. */
export const uploadOrderPictureEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/order-pictures',
  access: 'desk',
  answerSchema: pictureSchema,
  status: 201,
});
