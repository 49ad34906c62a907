import * as z from 'zod/mini';
import { ORDER_STATUSES } from '../domain/orders/statuses.ts';
import { daySchema } from './availability.ts';
import { endpoint } from './endpoint.ts';
import { adminOrderDetailsSchema, riderSchema } from './order-admin.ts';
import { reasonSchema, takenPaymentShape } from './payments.ts';

/** What whoever brings an order has to know, and nothing else. */
export const deliverySchema = z.object({
  id: z.string(),
  number: z.string(),
  version: z.number(),
  status: z.enum(ORDER_STATUSES),
  slot: z.object({ day: z.string(), from: z.string(), to: z.string() }),
  /** Whom to ask for at the door, and whom to call: the recipient of a gift, otherwise the customer. */
  name: z.string(),
  phone: z.string(),
  /** Whose number it is, where the recipient’s own was not given: whoever ordered it, perhaps as a surprise. Blank: whoever receives it. */
  calledInstead: z._default(z.string(), ''),
  street: z.string(),
  area: z.string(),
  lga: z.string(),
  landmark: z.string(),
  note: z.string(),
  /** Whoever receives it is not told what it cost. */
  isGift: z.boolean(),
  /** Of how many pieces it consists. */
  pieces: z.number(),
  /** What is to be collected at the door. */
  due: z.number(),
  /** Null: given to nobody yet. */
  rider: z.nullable(riderSchema),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** A rider's own; the whole day's for whoever gives them out. Without a day: today. */
export const listDeliveriesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/deliveries',
  access: 'deliveries',
  querySchema: z.object({ day: z.optional(daySchema) }),
  answerSchema: z.object({
    day: z.string(),
    today: z.string(),
    /** Earliest window first. */
    data: z.array(deliverySchema),
    /** To whom they can be given; none for a rider. */
    riders: z.array(riderSchema),
  }),
});
export type DeliveryDay = z.infer<typeof listDeliveriesEndpoint.answerSchema>;

/** Null: nobody's any longer. */
export const assignRiderEndpoint = endpoint({
  method: 'PUT',
  path: '/api/admin/orders/:id/rider',
  access: 'desk',
  bodySchema: z.object({ riderId: z.nullable(z.uuid('Choose a rider.')) }),
  answerSchema: adminOrderDetailsSchema,
});

export const DELIVERY_STEPS = ['out_for_delivery', 'delivered', 'delivery_failed'] as const;
export type DeliveryStep = (typeof DELIVERY_STEPS)[number];

/** By the rider it was given to; the desk steps orders on their own pages. */
export const stepDeliveryEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/deliveries/:id/steps',
  access: 'deliveries',
  bodySchema: z.discriminatedUnion('to', [
    z.object({ to: z.literal('out_for_delivery'), version: z.number().check(z.int()) }),
    z.object({
      to: z.literal('delivered'),
      version: z.number().check(z.int()),
      /** What was collected, where something was due. */
      payment: z.optional(z.object(takenPaymentShape)),
    }),
    z.object({ to: z.literal('delivery_failed'), version: z.number().check(z.int()), reason: reasonSchema }),
  ]),
  answerSchema: deliverySchema,
});
