import { useEffect } from 'react';
import {
  mergeCartEndpoint,
  readCartEndpoint,
  type StoredCart,
  saveCartEndpoint,
} from '../../../../contract/cart.ts';
import type { CartLine } from '../../../../domain/cart/choice.ts';
import { areSameLines } from '../../../../domain/cart/merge-lines.ts';
import { backgroundApi } from '../../../api/shop-api.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { findOffers } from '../offers-context.ts';
import { shopCart } from '../shop-cart.ts';
import { keepInSync } from './keep-in-sync.ts';
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
      sync: (reason) => takeTurns(() => syncCart(parts, uid, reason)),
      hasUnsent,
      subscribe: shopCart.subscribe,
      watchReturn,
      watchLeaving,
      isOnline: () => navigator.onLine,
      log: console.error,
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

/** The tabs of a browser share one cart; where they cannot wait for each other, the server's guards still hold. */
function takeTurns(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('cart', work) : work();
}

function watchReturn(onReturn: () => void): () => void {
  const listen = () => {
    if (document.visibilityState === 'visible') onReturn();
  };
  window.addEventListener('online', listen);
  window.addEventListener('focus', listen);
  document.addEventListener('visibilitychange', listen);
  return () => {
    window.removeEventListener('online', listen);
    window.removeEventListener('focus', listen);
    document.removeEventListener('visibilitychange', listen);
  };
}

function watchLeaving(onLeaving: () => void): () => void {
  const listen = () => {
    if (document.visibilityState === 'hidden') onLeaving();
  };
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}

/** `crypto.randomUUID` is missing where the shop is tried out over plain HTTP in a local network. */
function makeUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte, index) => {
    if (index === 6) return 0x40 | (byte & 0x0f);
    return index === 8 ? 0x80 | (byte & 0x3f) : byte;
  }).map((byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
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
