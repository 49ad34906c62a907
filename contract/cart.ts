import * as z from 'zod/mini';
import { INSCRIPTION_MAX_LENGTH } from '../domain/catalogue/product.ts';
import type { Endpoint } from './endpoint.ts';

/** More different lines than any party needs; it bounds what a customer can make the shop keep. */
export const CART_LINES_MAX = 200;

/** A line without prices and names: those are the catalogue's, and are looked up when the cart is shown. */
export const cartLineSchema = z.object({
  lineId: z.string().check(z.minLength(1), z.maxLength(200)),
  productId: z.string().check(z.minLength(1), z.maxLength(100)),
  sizeId: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
  inscription: z.string().check(z.trim(), z.maxLength(INSCRIPTION_MAX_LENGTH)),
  quantity: z.number().check(z.int(), z.minimum(1), z.maximum(100)),
});
export type CartLine = z.infer<typeof cartLineSchema>;

const cartLines = z.array(cartLineSchema).check(z.maxLength(CART_LINES_MAX));

export const keptCartSchema = z.object({
  /** Grows with every change; 0 for a cart that was never kept. */
  version: z.number(),
  lines: z.array(cartLineSchema),
});
export type KeptCart = z.infer<typeof keptCartSchema>;

export const readCartEndpoint = {
  method: 'GET',
  path: '/api/cart',
  answerSchema: keptCartSchema,
} as const satisfies Endpoint;

/** Refused with `stale_cart` when another device was quicker; read the cart again, repeat the change, and send that. */
export const saveCartEndpoint = {
  method: 'PUT',
  path: '/api/cart',
  bodySchema: z.object({ version: z.number().check(z.int(), z.minimum(0)), lines: cartLines }),
  answerSchema: keptCartSchema,
} as const satisfies Endpoint;

/** Adds what a guest collected. The guest's cart has an id of its own: merging it again changes nothing. */
export const mergeCartEndpoint = {
  method: 'POST',
  path: '/api/cart/merge',
  bodySchema: z.object({ guestCartId: z.uuid(), lines: cartLines }),
  answerSchema: keptCartSchema,
} as const satisfies Endpoint;
