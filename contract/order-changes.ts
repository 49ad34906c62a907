import * as z from 'zod/mini';
import { CART_LINES_MAX } from '../domain/cart/limits.ts';
import { INSCRIPTION_MAX_LENGTH } from '../domain/catalogue/product.ts';
import { normaliseContactPhone } from '../domain/contact-phone.ts';
import { RECEIVING_METHODS } from '../domain/delivery/calendar.ts';
import { isNairaAmount } from '../domain/money.ts';
import { WHOLE_NOTE_MAX_LENGTH } from '../domain/orders/note.ts';
import { FREE_LINES_MAX } from '../domain/orders/taken-orders.ts';
import { normaliseName } from '../domain/users/person.ts';
import { offeredSlotSchema, slotSchema } from './availability.ts';
import { deliveryAddressSchema, type StoredAddress } from './delivery-address.ts';
import { endpoint } from './endpoint.ts';
import { kitchenTicketSchema } from './kitchen.ts';
import { adminOrderDetailsSchema } from './order-admin.ts';
import { GIFT_MESSAGE_MAX_LENGTH, wantedLineSchema } from './orders.ts';
import { reasonSchema } from './payments.ts';
import { customAllergensSchema, freeLineSchema } from './taken-order.ts';
import { handwrittenLine, readBy } from './typed-text.ts';

/** In naira: a cake that is driven to another state costs less than this. */
const DELIVERY_FEE_MAX = 1_000_000;

/** How an order was or is, as its history keeps it. */
export type OrderGlimpse = {
  readonly lines: readonly {
    readonly name: string;
    readonly choice: string;
    readonly inscription: string;
    readonly quantity: number;
    readonly amountInKobo: number;
    /** Left out in histories from before they could be changed. */
    readonly allergens?: readonly string[];
  }[];
  readonly name: string;
  readonly phone: string;
  readonly address: StoredAddress | null;
  readonly note: string;
  /** Left out in histories from before it could be changed. */
  readonly giftMessage?: string;
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly deliveryInKobo: number;
  readonly includedVatInKobo: number;
  readonly totalInKobo: number;
};

/** The same product in another size or to another design, which is then sold at today's price. */
const insteadSchema = z.pick(wantedLineSchema, {
  sizeId: true,
  design: true,
  isEggless: true,
  expectedPrice: true,
});

const changeBodySchema = z.object({
  /** The order as it was seen: what somebody else has changed meanwhile is not overwritten. */
  version: z.number().check(z.int()),
  /** What stays, at its own price; what is left out is removed. */
  existingLines: z
    .array(
      z.object({
        position: z.number().check(z.int(), z.minimum(0)),
        quantity: z.number().check(z.int(), z.minimum(1), z.maximum(100)),
        inscription: z
          .string()
          .check(
            z.trim(),
            z.maxLength(INSCRIPTION_MAX_LENGTH, `Use at most ${INSCRIPTION_MAX_LENGTH} characters.`),
          ),
        /** Null: as it was ordered, at the price it was ordered for. */
        instead: z._default(z.nullable(insteadSchema), null),
        /** Of a custom item alone; left out: as they are. */
        allergens: z.optional(customAllergensSchema),
      }),
    )
    .check(z.maxLength(CART_LINES_MAX)),
  /** What comes new, at today's price. */
  lines: z._default(z.array(wantedLineSchema).check(z.maxLength(CART_LINES_MAX)), []),
  freeLines: z._default(z.array(freeLineSchema).check(z.maxLength(FREE_LINES_MAX)), []),
  contact: z.object({ name: readBy(normaliseName), phone: readBy(normaliseContactPhone) }),
  /** Delivery turned into pickup or the other way; null: as it is. */
  method: z._default(z.nullable(z.enum(RECEIVING_METHODS)), null),
  /** Null for pickup. */
  address: z.nullable(deliveryAddressSchema),
  /** Agreed by hand, in naira; null: what the zone costs, or what was agreed before. */
  deliveryFee: z._default(
    z.nullable(
      z
        .number('Enter an amount in naira.')
        .check(
          z.minimum(0, 'Enter ₦0 or more.'),
          z.maximum(DELIVERY_FEE_MAX, 'Enter at most ₦1,000,000.'),
          z.refine(isNairaAmount, 'Use at most two decimals.'),
        ),
    ),
    null,
  ),
  slot: slotSchema,
  note: z.string().check(z.trim(), z.maxLength(WHOLE_NOTE_MAX_LENGTH)),
  /** Left out: as it is. */
  giftMessage: z.optional(handwrittenLine(GIFT_MESSAGE_MAX_LENGTH)),
});

const lineGlimpse = z.object({
  name: z.string(),
  choice: z.string(),
  inscription: z.string(),
  /** Blank for what is not designed. */
  design: z.string(),
  quantity: z.number(),
  amount: z.number(),
  allergens: z.array(z.string()),
});

const pair = z.object({ before: z.number(), after: z.number() });

export const changePreviewSchema = z.object({
  lines: z.array(
    z.object({
      kind: z.enum(['same', 'changed', 'added', 'removed']),
      before: z.nullable(lineGlimpse),
      after: z.nullable(lineGlimpse),
    }),
  ),
  slot: z.object({ before: offeredSlotSchema, after: offeredSlotSchema }),
  /** What else is different, in words: recipient, phone, address, note. */
  details: z.array(z.string()),
  delivery: pair,
  includedVat: pair,
  /** What the order's code takes off the goods. */
  codeSaved: pair,
  total: pair,
  /** The sums of the order's money, as its page has them. */
  waived: pair,
  writtenOff: pair,
  paid: z.number(),
  refunded: z.number(),
  refundDue: pair,
  due: pair,
  workUnits: pair,
  /** What nobody ordered before, for whoever must not eat it. */
  newAllergens: z.array(z.string()),
});
export type ChangePreview = z.infer<typeof changePreviewSchema>;

/** What a change would cost or return, worked out by making it and taking it back. */
export const previewChangeEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/changes/preview',
  access: 'desk',
  bodySchema: changeBodySchema,
  answerSchema: changePreviewSchema,
});

/** All of it or nothing, at the total that was seen. */
export const changeOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/changes',
  access: 'desk',
  bodySchema: z.extend(changeBodySchema, {
    reason: reasonSchema,
    expectedTotal: z.number(),
    /** The customer's request that this change is the answer to; null: it is of another origin. */
    answersRequest: z._default(z.nullable(z.uuid()), null),
  }),
  answerSchema: adminOrderDetailsSchema,
});
export type OrderChange = z.infer<typeof changeBodySchema>;

const orderChangeSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  /** Made on the order's own page, not at the desk. */
  isByCustomer: z.boolean(),
  reason: z.string(),
  difference: z.number(),
  total: pair,
  /** In words, line by line. */
  words: z.array(z.string()),
  isSeen: z.boolean(),
});
export type RecordedOrderChange = z.infer<typeof orderChangeSchema>;

/** Newest first. */
export const listOrderChangesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/changes',
  access: 'desk',
  answerSchema: z.object({ data: z.array(orderChangeSchema) }),
});

/** The kitchen has read what changed on the ticket. */
export const seeChangesEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/kitchen/:id/changes/seen',
  access: 'kitchen',
  bodySchema: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)) }),
  answerSchema: kitchenTicketSchema,
});
