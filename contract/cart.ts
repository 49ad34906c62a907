import * as z from 'zod/mini';
import { type CartLine, tidyInscription, tidyName } from '../domain/cart/choice.ts';
import { CART_LINES_MAX, CART_QUANTITY_MAX, CART_QUANTITY_MIN } from '../domain/cart/limits.ts';
import { SLUG_FORM, SLUG_MAX_LENGTH } from '../domain/catalogue/slug.ts';
import { endpoint } from './endpoint.ts';
import { lineDesignSchema } from './line-design.ts';
import { productSchema } from './products.ts';

/** Said by the domain; part of what the API promises. */
export { CART_LINES_MAX, type CartLine };

/** Longer than anything a person chooses; what remains of it is cut by the domain. */
const TYPED_TEXT_MAX_LENGTH = 500;

/** A product's id. */
export const slug = z.string().check(z.maxLength(SLUG_MAX_LENGTH), z.regex(SLUG_FORM));
const typedText = z.string().check(z.maxLength(TYPED_TEXT_MAX_LENGTH));

/** A line without prices: those are the catalogue's, and are looked up when the cart is shown. Its `lineId` follows from the choice. */
export const cartLineSchema = z.object({
  productId: slug,
  sizeId: z.nullable(slug),
  inscription: z.pipe(typedText, z.transform(tidyInscription)),
  /** Left out by carts that were kept before cakes could be designed. */
  design: z._default(lineDesignSchema, ''),
  /** Left out by carts that were kept before cakes could be ordered without egg. */
  isEggless: z._default(z.boolean(), false),
  name: z.pipe(typedText, z.transform(tidyName)),
  quantity: z.number().check(z.int(), z.minimum(CART_QUANTITY_MIN), z.maximum(CART_QUANTITY_MAX)),
}) satisfies z.ZodMiniType<CartLine>;

/** As far as the database counts. */
const VERSION_MAX = 2_147_483_647;
const cartLines = z.array(cartLineSchema).check(z.maxLength(CART_LINES_MAX));

/** Whose cart or wishlist it is. Another tab may have signed in as somebody else: said in every request, so that nothing lands in another's. */
export const ownerId = z.string().check(z.minLength(1), z.maxLength(128));

export const storedCartSchema = z.object({
  ownerId: z.string(),
  /** Grows with every change; 0 for a cart that was never kept. */
  version: z.number(),
  lines: z.array(cartLineSchema),
});
export type StoredCart = z.infer<typeof storedCartSchema>;

export const readCartEndpoint = endpoint({
  method: 'GET',
  path: '/api/cart',
  access: 'customer',
  answerSchema: storedCartSchema,
});

/** Refused with `stale_cart` when another device was quicker: read the cart again, repeat the change, and send that. */
export const saveCartEndpoint = endpoint({
  method: 'PUT',
  path: '/api/cart',
  access: 'customer',
  bodySchema: z.object({
    ownerId,
    version: z.number().check(z.int(), z.minimum(0), z.maximum(VERSION_MAX)),
    lines: cartLines,
  }),
  answerSchema: storedCartSchema,
});

/** Adds what a guest collected. The guest's cart has an id of its own: merging it again changes nothing. */
export const mergeCartEndpoint = endpoint({
  method: 'POST',
  path: '/api/cart/merge',
  access: 'customer',
  bodySchema: z.object({ ownerId, guestCartId: z.uuid(), lines: cartLines }),
  answerSchema: storedCartSchema,
});

/** As many as fit into an address. */
export const CART_PRODUCTS_MAX = 20;

const productIds = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => [...new Set(typed.split(','))].filter((id) => id !== '')),
  ),
  z.array(slug).check(z.maxLength(CART_PRODUCTS_MAX)),
);

/** More than are ever shown, so that enough are left when some are in the cart already. */
export const CART_OFFERS_MAX = 24;

/** Small things that the owner offers at the cart, such as candles; the cheapest first. */
export const listCartOffersEndpoint = endpoint({
  method: 'GET',
  path: '/api/cart/offers',
  access: 'anyone',
  /** What is in the cart: what comes with it already is not offered. */
  querySchema: z.object({ ids: z._default(productIds, []) }),
  answerSchema: z.object({ data: z.array(productSchema) }),
});

/** What the products of a cart are and cost now; those that are no longer sold are left out. For guests too. */
export const listCartProductsEndpoint = endpoint({
  method: 'GET',
  path: '/api/cart/products',
  access: 'anyone',
  querySchema: z.object({ ids: productIds }),
  answerSchema: z.object({ data: z.array(productSchema) }),
});
