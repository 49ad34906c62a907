import * as z from 'zod/mini';
import { CART_LINES_MAX } from '../domain/cart/limits.ts';
import { LEAD_TIME_MAX_HOURS } from '../domain/catalogue/product.ts';
import { SLOT_STATES } from '../domain/delivery/availability.ts';
import { RECEIVING_METHODS } from '../domain/delivery/calendar.ts';
import { isLagosDay } from '../domain/delivery/lagos-time.ts';
import { endpoint } from './endpoint.ts';
import { lineDesignSchema } from './line-design.ts';

export const daySchema = z.string().check(z.refine(isLagosDay, 'Choose a day.'));

export const slotSchema = z.object({
  day: daySchema,
  windowId: z.string().check(z.minLength(1), z.maxLength(40)),
});
export type SlotChoice = z.infer<typeof slotSchema>;

/** Of staff alone: customers can no longer order for that time, and the order is taken anyway. */
export const acceptLateSchema = z._default(z.boolean(), false);

/** Of administrators alone: there is no room left, and the order is taken anyway. */
export const acceptFullSchema = z._default(z.boolean(), false);

/** A free slot with its times, as it is offered instead of a taken one. */
export const offeredSlotSchema = z.object({
  day: z.string(),
  windowId: z.string(),
  from: z.string(),
  to: z.string(),
});
export type OfferedSlot = z.infer<typeof offeredSlotSchema>;

/**
 * What is to be baked, in the form product~size~quantity with commas between; the size is blank where there is none. A
 * designed cake has its design as a fourth part; a fifth says that it is changed for the customer and cannot lie on a shelf.
 */
const items = z.pipe(
  z.pipe(z.string().check(z.maxLength(8_000)), z.transform(splitItems)),
  z
    .array(
      z.object({
        productId: z.string().check(z.minLength(1), z.maxLength(100)),
        sizeId: z.nullable(z.string().check(z.maxLength(100))),
        quantity: z.number().check(z.int(), z.minimum(1), z.maximum(100)),
        design: lineDesignSchema,
        isMadeToOrder: z.boolean(),
      }),
    )
    .check(z.maxLength(CART_LINES_MAX)),
);

const place = z.pipe(
  z.string().check(z.maxLength(120)),
  z.transform((typed) => {
    const [state = '', lga = ''] = typed.split('~');
    return lga === '' ? null : { state, lga };
  }),
);

export const readAvailabilityEndpoint = endpoint({
  method: 'GET',
  path: '/api/availability',
  access: 'anyone',
  querySchema: z.object({
    method: z._default(z.enum(RECEIVING_METHODS), 'delivery'),
    items: z._default(items, []),
    /** Where it goes, as `state~local government area`; blank while nobody has said. */
    place: z._default(place, null),
    /** What is made besides and in no catalogue, as staff agree it with a customer. */
    workUnits: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
    leadTimeHours: z._default(
      z.coerce.number().check(z.int(), z.minimum(0), z.maximum(LEAD_TIME_MAX_HOURS)),
      0,
    ),
    /** As staff take orders, who are not bound to cut-off and notice: what is only late is `late`, and for administrators what is only full `overfull`. */
    staff: z.optional(z.literal('1')),
  }),
  answerSchema: z.object({
    /** The server's clock, because phones' clocks are wrong. */
    now: z.iso.datetime(),
    earliest: z.nullable(offeredSlotSchema),
    /** While nobody has said where to: what an order worth less than the smallest delivery can have instead, in naira. */
    smallOrder: z.optional(z.object({ minimum: z.number(), pickup: z.nullable(offeredSlotSchema) })),
    /** While nobody has said where to: zones to which not all of it travels, by name. */
    notDeliveredTo: z.optional(z.array(z.string())),
    /** While nobody has said where to: the area that the earliest day is for, where others take longer. */
    soonestIn: z.optional(z.string()),
    /** The same of goods: what their delivery costs in each area they travel to and its minimum order, in naira, and how many hours more it takes. */
    areas: z.optional(
      z.object({
        freeAbove: z.nullable(z.number()),
        each: z.array(
          z.object({
            name: z.string(),
            lowestFee: z.number(),
            highestFee: z.number(),
            leastExtraHours: z.number(),
            mostExtraHours: z.number(),
            // Left out by what a device kept from before there were any here.
            lowestMinimum: z.optional(z.number()),
            highestMinimum: z.optional(z.number()),
          }),
        ),
      }),
    ),
    /** A delivery was asked for where the shop delivers nowhere: this is about pickup. */
    isPickupOnly: z.optional(z.literal(true)),
    /** What of it could be had today without the rest; left out where nothing could, or where all of it can. */
    today: z.optional(
      z.object({
        slot: offeredSlotSchema,
        /** Names of what is in the way. */
        without: z.array(z.string()),
      }),
    ),
    /** Of a single product that is counted or marked as sold out: what is left of it today, and when there is more. */
    shelf: z.optional(
      z.object({
        left: z.number(),
        backOn: z.nullable(z.string()),
        /** Marked only: it is never ordered for the same day, so nobody is told that it is back. */
        isUncounted: z.optional(z.literal(true)),
      }),
    ),
    days: z.array(
      z.object({
        day: z.string(),
        state: z.enum(SLOT_STATES),
        note: z.string(),
        /** For staff, of a day with too little room: how much work it takes, and how much the day still has. */
        work: z.optional(z.object({ needed: z.number(), free: z.number() })),
        windows: z.array(
          z.object({ id: z.string(), from: z.string(), to: z.string(), state: z.enum(SLOT_STATES) }),
        ),
      }),
    ),
  }),
});
export type Availability = z.infer<typeof readAvailabilityEndpoint.answerSchema>;

function splitItems(typed: string) {
  return typed
    .split(',')
    .filter((item) => item !== '')
    .map((item) => {
      const [productId = '', sizeId = '', quantity = '1', design = '', made = ''] = item.split('~');
      return {
        productId,
        sizeId: sizeId === '' ? null : sizeId,
        quantity: Number(quantity),
        design,
        isMadeToOrder: made !== '',
      };
    });
}
