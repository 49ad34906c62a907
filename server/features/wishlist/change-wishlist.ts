import type { StoredWishlist } from '../../../contract/wishlist.ts';
import { WISHLIST_MAX } from '../../../domain/wishlist/wishlist.ts';
import type { Database } from '../../database/database.ts';
import { lockNames } from '../../database/lock-names.ts';
import { inTransaction } from '../../database/transaction.ts';
import {
  countWishlistItems,
  deleteWishlistItems,
  findWishlist,
  insertWishlistItems,
} from './wishlist.store.ts';

type Change = { readonly added: readonly string[]; readonly removed: readonly string[] };

/** Saving and removing need no version: on whatever other devices did they mean the same, and twice is once. */
export function changeWishlist(db: Database, userId: string, change: Change): Promise<StoredWishlist> {
  return inTransaction(db, async (tx) => {
    await lockNames(tx, [`wishlist of ${userId}`]);
    if (change.removed.length > 0) await deleteWishlistItems(tx, userId, change.removed);
    const max = WISHLIST_MAX - (await countWishlistItems(tx, userId));
    if (change.added.length > 0 && max > 0) await insertWishlistItems(tx, userId, { ids: change.added, max });
    return findWishlist(tx, userId);
  });
}
