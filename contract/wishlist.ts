import * as z from 'zod/mini';
import { WISHLIST_MAX, type WishlistItem } from '../domain/wishlist/wishlist.ts';
import { ownerId, slug } from './cart.ts';
import { endpoint } from './endpoint.ts';

export const storedWishlistSchema = z.object({
  ownerId: z.string(),
  /** What was saved last comes first. */
  items: z.array(z.object({ productId: z.string(), name: z.string() }) satisfies z.ZodMiniType<WishlistItem>),
});
export type StoredWishlist = z.infer<typeof storedWishlistSchema>;

const productIds = z.array(slug).check(z.maxLength(WISHLIST_MAX));

export const readWishlistEndpoint = endpoint({
  method: 'GET',
  path: '/api/wishlist',
  access: 'customer',
  answerSchema: storedWishlistSchema,
});

/** What came and what went since this browser last asked; sent twice it changes nothing more. */
export const changeWishlistEndpoint = endpoint({
  method: 'PATCH',
  path: '/api/wishlist',
  access: 'customer',
  bodySchema: z.object({ ownerId, added: productIds, removed: productIds }),
  answerSchema: storedWishlistSchema,
});
