import * as z from 'zod/mini';
import { CART_LINES_MAX } from '../domain/cart/limits.ts';
import { HAND_WAYS, PAYMENT_WAYS } from '../domain/payments/ways.ts';
import { endpoint } from './endpoint.ts';
import { reasonSchema, typedAmountSchema } from './payments.ts';
import { pieceShape } from './shelf.ts';

export const COUNTER_TILES_MAX = 60;
export const COUNTER_SALES_SHOWN = 50;

const tileSchema = z.object({
  ...pieceShape,
  name: z.string(),
  sizeName: z.nullable(z.string()),
  category: z.string(),
  price: z.number(),
  pictureId: z.nullable(z.string()),
  /** What is left on today's shelf; null: it is not counted. */
  left: z.nullable(z.number()),
});
export type CounterTile = z.infer<typeof tileSchema>;

/** What can be sold over the counter, what lies on the shelf first. */
export const readCounterEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/counter',
  access: 'desk',
  querySchema: z.object({
    q: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    category: z._default(z.string().check(z.maxLength(100)), ''),
  }),
  answerSchema: z.object({
    isOn: z.boolean(),
    categories: z.array(z.string()),
    tiles: z.array(tileSchema),
  }),
});
export type Counter = z.infer<typeof readCounterEndpoint.answerSchema>;

export const counterSaleSchema = z.object({
  id: z.string(),
  number: z.string(),
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
  lines: z.array(
    z.object({
      name: z.string(),
      sizeName: z.nullable(z.string()),
      quantity: z.number(),
      price: z.number(),
      total: z.number(),
    }),
  ),
  total: z.number(),
  includedVat: z.number(),
  payments: z.array(z.object({ way: z.enum(PAYMENT_WAYS), amount: z.number(), note: z.string() })),
  isTakenBack: z.boolean(),
  /** Whether whoever asks may take it back now. */
  canTakeBack: z.boolean(),
});
export type CounterSale = z.infer<typeof counterSaleSchema>;

/** Today's, the latest first. */
export const listCounterSalesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/counter/sales',
  access: 'desk',
  answerSchema: z.object({ data: z.array(counterSaleSchema) }),
});

/** Sold, paid and taken along in one moment: from the shelf and into the ledger, or not at all. */
export const makeCounterSaleEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/counter/sales',
  access: 'desk',
  idempotencyKey: 'required',
  bodySchema: z.object({
    lines: z
      .array(
        z.object({
          ...pieceShape,
          quantity: z.number().check(z.int(), z.minimum(1), z.maximum(100)),
          expectedPrice: z.number().check(z.minimum(0)),
        }),
      )
      .check(z.minLength(1, 'Add at least one item.'), z.maxLength(CART_LINES_MAX)),
    /** Together they are what is to be paid. */
    payments: z
      .array(
        z.object({
          way: z.enum(HAND_WAYS, 'Choose how it was paid.'),
          amount: typedAmountSchema,
          /** The cash that was handed over, where it was more; null: exactly so much. */
          received: z._default(z.nullable(typedAmountSchema), null),
        }),
      )
      .check(z.minLength(1, 'Choose how it was paid.'), z.maxLength(HAND_WAYS.length)),
  }),
  answerSchema: counterSaleSchema,
  status: 201,
});
export type CounterSaleInput = z.infer<typeof makeCounterSaleEndpoint.bodySchema>;

/** By whoever made it until the day ends in Lagos, by the owner at any time. Its payments are voided and its pieces are back. */
export const takeBackCounterSaleEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/counter/sales/:id/take-back',
  access: 'desk',
  bodySchema: z.object({ reason: reasonSchema }),
  answerSchema: counterSaleSchema,
});
