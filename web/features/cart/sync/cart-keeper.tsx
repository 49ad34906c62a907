import { useEffect } from 'react';
import {
  mergeCartEndpoint,
  readCartEndpoint,
  type StoredCart,
  saveCartEndpoint,
} from '../../../../contract/cart.ts';
import type { CartLine } from '../../../../domain/cart/choice.ts';
import { areSameLines } from '../../../../domain/cart/merge-lines.ts';
import { keepInSync } from '../../../api/keep-in-sync.ts';
import { backgroundApi } from '../../../api/shop-api.ts';
import { makeUuid } from '../../../ui/browser/make-uuid.ts';
import { takeTurns } from '../../../ui/browser/take-turns.ts';
import { watchLeaving, watchReturn } from '../../../ui/browser/watch-return.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { findOffers } from '../offers-context.ts';
import { shopCart } from '../shop-cart.ts';
import { syncCart } from './sync-cart.ts';

export type CartKeeperProps = { readonly uid: string };

/** Keeps the cart of whoever is signed in the same on all their devices. */
export function CartKeeper({ uid }: CartKeeperProps) {
  useEffect(() => {
    const leaving = new AbortController();
    const parts = {
      ...createCartCalls(uid, leaving.signal),
      store: shopCart,
      makeId: makeUuid,
      onLeftOut: (names: readonly string[]) => {
        for (const name of names) {
          showToast({ kind: 'info', text: `${name} couldn’t be added to your cart.` });
        }
      },
    };
    const stop = keepInSync({
      sync: (reason) => takeTurns('cart', () => syncCart(parts, uid, reason)),
      hasUnsent,
      subscribe: shopCart.subscribe,
      watchReturn,
      watchLeaving,
      isOnline: () => navigator.onLine,
      log: (error) => console.error('Syncing the cart failed', error),
    });
    return () => {
      stop();
      leaving.abort();
    };
  }, [uid]);
  return null;
}

function hasUnsent(): boolean {
  const owner = shopCart.readOwner();
  return owner?.kind !== 'owned' || owner.isInDoubt || !areSameLines(shopCart.readLines(), owner.base);
}

/** The calls for one customer's cart, until the signal says that somebody else is there. */
function createCartCalls(ownerId: string, signal: AbortSignal) {
  return {
    async readCart(): Promise<StoredCart> {
      const stored = await backgroundApi.call(readCartEndpoint, { signal });
      if (stored.ownerId !== ownerId) throw new Error('Someone else has signed in');
      return stored;
    },

    saveCart(version: number, lines: readonly CartLine[]): Promise<StoredCart> {
      return backgroundApi.call(saveCartEndpoint, { body: { ownerId, version, lines }, signal });
    },

    mergeCart(guestCartId: string, lines: readonly CartLine[]): Promise<StoredCart> {
      return backgroundApi.call(mergeCartEndpoint, { body: { ownerId, guestCartId, lines }, signal });
    },

    findOffers: (lines: readonly CartLine[]) => findOffers(lines, signal),
  };
}
