import * as z from 'zod/mini';
import {
  BULK_PRODUCTS_MAX,
  type BulkChange,
  PRICE_CUT_MAX_PERCENTAGE,
  PRICE_RISE_MAX_PERCENTAGE,
  PRICE_STEPS_IN_NAIRA,
  STATUS_CHANGES,
} from '../domain/catalogue/bulk/bulk-change.ts';
import {
  CATEGORY_MAX_LENGTH,
  DISCOUNT_MAX_PERCENTAGE,
  PRODUCT_PRICE_MAX_IN_KOBO,
  PRODUCT_STATUSES,
} from '../domain/catalogue/product.ts';
import { SLUG_MAX_LENGTH } from '../domain/catalogue/slug.ts';
import { convertKoboToNaira, convertNairaToKobo, formatNaira, isNairaAmount } from '../domain/money.ts';
import { endpoint } from './endpoint.ts';

const PRICE_MAX = convertKoboToNaira(PRODUCT_PRICE_MAX_IN_KOBO);
/** Of what is told one by one; the rest is counted. */
export const BULK_ROWS_SHOWN_MAX = 200;

const twoDecimals = z.refine<number>(isNairaAmount, 'Use at most two decimals.');
const something = z.refine<number>((change) => change !== 0, 'Enter by how much.');
const roundingStep = z.literal(PRICE_STEPS_IN_NAIRA, 'Choose ₦50 or ₦100.');

/** Amounts in naira. A cut is below zero; a discount of 0 ends it. */
export const bulkChangeSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.enum(STATUS_CHANGES) }),
    z.object({
      kind: z.literal('price_percentage'),
      percentage: z
        .number('Enter a percentage.')
        .check(
          something,
          z.minimum(-PRICE_CUT_MAX_PERCENTAGE, `Lower prices by at most ${PRICE_CUT_MAX_PERCENTAGE}%.`),
          z.maximum(PRICE_RISE_MAX_PERCENTAGE, `Raise prices by at most ${PRICE_RISE_MAX_PERCENTAGE}%.`),
          twoDecimals,
        ),
      roundTo: roundingStep,
    }),
    z.object({
      kind: z.literal('price_amount'),
      amount: z
        .number('Enter an amount in naira.')
        .check(
          something,
          z.minimum(-PRICE_MAX),
          z.maximum(PRICE_MAX, `Enter an amount up to ${formatNaira(PRODUCT_PRICE_MAX_IN_KOBO)}.`),
          twoDecimals,
        ),
      roundTo: roundingStep,
    }),
    z.object({
      kind: z.literal('discount'),
      percentage: z
        .number('Enter a percentage.')
        .check(
          z.minimum(0, 'Enter 0 to end the discount.'),
          z.maximum(DISCOUNT_MAX_PERCENTAGE, `Enter at most ${DISCOUNT_MAX_PERCENTAGE}%.`),
          twoDecimals,
        ),
    }),
  ],
  'Choose what to change.',
);
export type BulkChangeBody = z.infer<typeof bulkChangeSchema>;

export function readBulkChange(body: BulkChangeBody): BulkChange {
  if (body.kind !== 'price_amount') return body;
  const { kind, amount, roundTo } = body;
  return { kind, amountInKobo: convertNairaToKobo(amount), roundTo };
}

/**
 * Products by their ids, or all that the list is narrowed to; without a status everything that is not in the archive. Strict,
 * because ids that cannot be read must never turn into everything.
 */
export const productChoiceSchema = z.union(
  [
    z.object({
      ids: z
        .array(z.string().check(z.minLength(1), z.maxLength(SLUG_MAX_LENGTH)))
        .check(z.minLength(1, 'Choose a product.'), z.maxLength(BULK_PRODUCTS_MAX)),
    }),
    z.strictObject({
      search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
      status: z.optional(z.enum(PRODUCT_STATUSES)),
      category: z._default(z.string().check(z.trim(), z.maxLength(CATEGORY_MAX_LENGTH)), ''),
    }),
  ],
  'Choose products.',
);
export type ProductChoice = z.infer<typeof productChoiceSchema>;

const stateSchema = z.object({
  status: z.enum(PRODUCT_STATUSES),
  discountPercentage: z.number(),
  price: z.number(),
  sizes: z.array(z.object({ id: z.string(), name: z.string(), price: z.number() })),
});
export type BulkState = z.infer<typeof stateSchema>;

const refusedProductSchema = z.object({ id: z.string(), name: z.string(), reason: z.string() });
export type RefusedProduct = z.infer<typeof refusedProductSchema>;

/** One change to many products. Without `seen` nothing is written: the answer says what would happen. */
export const changeManyProductsEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/products/bulk',
  access: 'administrator',
  bodySchema: z.object({
    choice: productChoiceSchema,
    change: bulkChangeSchema,
    /** The `seen` of the preview: what was changed by somebody since then is left as it is and named. */
    seen: z.optional(z.int().check(z.minimum(0))),
  }),
  answerSchema: z.object({
    changedCount: z.number(),
    unchangedCount: z.number(),
    refusedCount: z.number(),
    /** The ids of all that change, to be sent back: nothing but what was previewed is changed then. */
    changedIds: z.array(z.string()),
    /** The first ones of each kind. */
    changed: z.array(z.object({ id: z.string(), name: z.string(), before: stateSchema, after: stateSchema })),
    refused: z.array(refusedProductSchema),
    /** How far the catalogue was when this was looked at. */
    seen: z.number(),
    /** With what to take the change back; null where nothing was written. */
    undoId: z.nullable(z.string()),
  }),
});
export type BulkBody = z.infer<typeof changeManyProductsEndpoint.bodySchema>;
export type BulkAnswer = z.infer<typeof changeManyProductsEndpoint.answerSchema>;

/** How long a change can be taken back. */
export const UNDO_MINUTES = 15;

/** Gives back what the products were; what somebody has changed since stays and is named. */
export const undoBulkChangeEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/products/bulk/:id/undo',
  access: 'administrator',
  answerSchema: z.object({
    restoredCount: z.number(),
    refusedCount: z.number(),
    refused: z.array(refusedProductSchema),
  }),
});
export type UndoAnswer = z.infer<typeof undoBulkChangeEndpoint.answerSchema>;
