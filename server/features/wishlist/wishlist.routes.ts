import { changeWishlistEndpoint, readWishlistEndpoint } from '../../../contract/wishlist.ts';
import { accept } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { OF_ANOTHER_CUSTOMER } from '../../http/of-another-customer.ts';
import { serve } from '../../http/serve.ts';
import { changeWishlist } from './change-wishlist.ts';
import { findWishlist } from './wishlist.store.ts';

export function createWishlistRoutes(db: Database) {
  return [
    serve(readWishlistEndpoint, async ({ actor }) => accept(await findWishlist(db, actor.userId))),

    serve(changeWishlistEndpoint, async ({ actor, body }) =>
      body.ownerId === actor.userId
        ? accept(await changeWishlist(db, actor.userId, body))
        : OF_ANOTHER_CUSTOMER,
    ),
  ];
}
