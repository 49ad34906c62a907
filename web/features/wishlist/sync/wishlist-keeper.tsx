import { useEffect } from 'react';
import {
  changeWishlistEndpoint,
  readWishlistEndpoint,
  type StoredWishlist,
} from '../../../../contract/wishlist.ts';
import { keepInSync } from '../../../api/keep-in-sync.ts';
import { backgroundApi } from '../../../api/shop-api.ts';
import { takeTurns } from '../../../ui/browser/take-turns.ts';
import { watchLeaving, watchReturn } from '../../../ui/browser/watch-return.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { shopWishlist } from '../wishlist-store.ts';
import { findUnsent, type SyncWishlistParts, syncWishlist } from './sync-wishlist.ts';
import { createOwnerStore } from './wishlist-owner.ts';

const owner = createOwnerStore(() => window);

/** Keeps the wishlist of whoever is signed in the same on all their devices. */
export function WishlistKeeper({ uid }: { readonly uid: string }) {
  useEffect(() => {
    const leaving = new AbortController();
    const parts = { ...createCalls(uid, leaving.signal), store: shopWishlist, owner, onLeftOut };
    const stop = keepInSync({
      sync: (reason) => takeTurns('wishlist', () => syncWishlist(parts, uid, reason)),
      hasUnsent: () => findUnsent(parts, uid).hasAny,
      subscribe: shopWishlist.subscribe,
      watchReturn,
      watchLeaving,
      isOnline: () => navigator.onLine,
      log: (error) => console.error('Syncing the wishlist failed', error),
    });
    return () => {
      stop();
      leaving.abort();
    };
  }, [uid]);
  return null;
}

function onLeftOut(names: readonly string[]): void {
  for (const name of names) showToast({ kind: 'info', text: `${name} couldn’t be saved to your wishlist.` });
}

/** The calls for one customer's list, until the signal says that somebody else is there. */
function createCalls(
  ownerId: string,
  signal: AbortSignal,
): Pick<SyncWishlistParts, 'readWishlist' | 'changeWishlist'> {
  return {
    async readWishlist(): Promise<StoredWishlist> {
      const stored = await backgroundApi.call(readWishlistEndpoint, { signal });
      if (stored.ownerId !== ownerId) throw new Error('Someone else has signed in');
      return stored;
    },

    changeWishlist: (added, removed) =>
      backgroundApi.call(changeWishlistEndpoint, { body: { ownerId, added, removed }, signal }),
  };
}
