import * as z from 'zod/mini';
import { CART_LINES_MAX } from '../domain/cart/limits.ts';
import { normaliseContactPhone } from '../domain/contact-phone.ts';
import { WHOLE_NOTE_MAX_LENGTH } from '../domain/orders/note.ts';
import { normaliseName } from '../domain/users/person.ts';
import { offeredSlotSchema, slotSchema } from './availability.ts';
import { deliveryAddressSchema } from './delivery-address.ts';
import { endpoint } from './endpoint.ts';
import { adminOrderDetailsSchema } from './order-admin.ts';
import { changePreviewSchema } from './order-changes.ts';
import { GIFT_MESSAGE_MAX_LENGTH, orderSchema } from './orders.ts';
import { reasonSchema } from './payments.ts';
import { handwrittenLine, readBy, typedInscription } from './typed-text.ts';

export const CHANGE_WORDS_MAX_LENGTH = 500;

const position = z.number().check(z.int(), z.minimum(0));
const text = (maxLength: number) =>
  z.string().check(z.trim(), z.maxLength(maxLength, `Use at most ${maxLength} characters.`));

/** What costs nothing and moves nothing, customers change themselves until the kitchen begins. */
export const changeOwnOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/changes',
  access: 'anyone',
  bodySchema: z.object({
    /** The order as it was seen. */
    version: z.number().check(z.int()),
    contact: z.object({ name: readBy(normaliseName), phone: readBy(normaliseContactPhone) }),
    /** Null for pickup. */
    address: z.nullable(deliveryAddressSchema),
    note: text(WHOLE_NOTE_MAX_LENGTH),
    /** Left out: as it is. */
    giftMessage: z.optional(handwrittenLine(GIFT_MESSAGE_MAX_LENGTH)),
    /** Of the lines that have one or may; the others stay as they are. */
    inscriptions: z
      .array(z.object({ position, inscription: typedInscription }))
      .check(z.maxLength(CART_LINES_MAX)),
  }),
  answerSchema: orderSchema,
});
export type OwnChange = z.infer<typeof changeOwnOrderEndpoint.bodySchema>;

/** Whatever else should be different: number, size and inscription, day, address, the rest in words. One request waits at a time. */
export const askForChangeEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/:id/change-request',
  access: 'anyone',
  bodySchema: z.object({
    words: z._default(text(CHANGE_WORDS_MAX_LENGTH), ''),
    /** The lines that should be different. */
    lines: z._default(
      z
        .array(
          z.object({
            position,
            quantity: z.number().check(z.int(), z.minimum(0), z.maximum(100)),
            sizeId: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(100))), null),
            /** Null: what is written on it now. */
            inscription: z._default(z.nullable(typedInscription), null),
          }),
        )
        .check(z.maxLength(CART_LINES_MAX)),
      [],
    ),
    /** Null: the time it has. */
    slot: z._default(z.nullable(slotSchema), null),
    /** Null: the address it has. */
    address: z._default(z.nullable(deliveryAddressSchema), null),
  }),
  answerSchema: orderSchema,
});
export type WantedChange = z.infer<typeof askForChangeEndpoint.bodySchema>;

export const withdrawChangeRequestEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/orders/:id/change-request',
  access: 'anyone',
  answerSchema: orderSchema,
});

/** What a request makes of the order, for a form that begins with it. */
const requestedChangeSchema = z.object({
  /** Every line that stays. */
  lines: z.array(
    z.object({
      position,
      quantity: z.number(),
      inscription: z.string(),
      /** Another size at today's price; null: the one it has. */
      instead: z.nullable(
        z.object({
          sizeId: z.string(),
          design: z.string(),
          isEggless: z.boolean(),
          expectedPrice: z.number(),
          words: z.string(),
        }),
      ),
    }),
  ),
  slot: offeredSlotSchema,
  address: z.nullable(deliveryAddressSchema),
});
export type RequestedChange = z.infer<typeof requestedChangeSchema>;

/** What the open request would come to, if it can be made as it stands. */
export const previewRequestedChangeEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/change-request',
  access: 'desk',
  answerSchema: z.object({
    /** Null: it is in words alone, or cannot be made as asked. */
    preview: z.nullable(changePreviewSchema),
    /** Why it cannot; blank otherwise. */
    obstacle: z.string(),
    /** Null: it is in words alone, or about what is no longer there. */
    change: z.nullable(requestedChangeSchema),
  }),
});

/** The request and the version that were seen, at the total that was shown. */
export const acceptChangeRequestEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/change-request/accept',
  access: 'desk',
  bodySchema: z.object({
    requestId: z.uuid(),
    version: z.number().check(z.int()),
    expectedTotal: z.number(),
  }),
  answerSchema: adminOrderDetailsSchema,
});

/** What was asked for in words alone is done as asked. The customer reads the answer, if there is one. */
export const completeChangeRequestEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/change-request/complete',
  access: 'desk',
  bodySchema: z.object({
    requestId: z.uuid(),
    answer: z._default(text(CHANGE_WORDS_MAX_LENGTH), ''),
    /** What of it kitchen, packing and rider have to know; blank: nothing. */
    addedNote: z._default(text(CHANGE_WORDS_MAX_LENGTH), ''),
  }),
  answerSchema: adminOrderDetailsSchema,
});

/** With a sentence that the customer reads. */
export const declineChangeRequestEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/change-request/decline',
  access: 'desk',
  bodySchema: z.object({ requestId: z.uuid(), reason: reasonSchema }),
  answerSchema: adminOrderDetailsSchema,
});
