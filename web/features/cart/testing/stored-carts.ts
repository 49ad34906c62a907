import type { CartLine, StoredCart } from '../../../../contract/cart.ts';
import type { CartProduct } from '../../../../domain/cart/cart-item.ts';
import { makeOfferId } from '../../../../domain/cart/choice.ts';
import { mergeLines } from '../../../../domain/cart/merge-lines.ts';
import type { FoundProducts } from '../../../../domain/cart/refresh-items.ts';
import { ApiError } from '../../../api/api-error.ts';
import type { SyncReason } from '../../../api/keep-in-sync.ts';
import type { CartStore } from '../store/cart-store.ts';
import { syncCart } from '../sync/sync-cart.ts';
import { makeProduct } from './browser.ts';

type Call = 'read' | 'save' | 'merge';

function sell({ productId, design }: CartLine): CartProduct {
  if (design === '') return makeProduct(productId);
  return makeProduct(productId, { isCustom: true, design: { text: design, words: `Made to ${design}` } });
}

/** The server's part by the same rules: versions, and guests' carts that are merged once. */
export function openStoredCarts() {
  const carts = new Map<string, StoredCart>();
  const mergedIds = new Set<string>();
  const leftOut: string[] = [];
  let faults: Call[] = [];
  let beforeAnswer: (() => void) | undefined;
  let madeIds = 0;

  const find = (ownerId: string) => carts.get(ownerId) ?? { ownerId, version: 0, lines: [] };
  function write(ownerId: string, lines: readonly CartLine[]): StoredCart {
    const cart = { ownerId, version: find(ownerId).version + 1, lines: [...lines] };
    carts.set(ownerId, cart);
    return cart;
  }

  /** The change is made, but its answer gets lost where a fault was asked for. */
  async function answer<Value>(call: Call, value: Value): Promise<Value> {
    beforeAnswer?.();
    beforeAnswer = undefined;
    await Promise.resolve();
    if (!faults.includes(call)) return value;
    faults = faults.filter((each) => each !== call);
    throw new ApiError('Network error. Please check your connection.');
  }

  const findOffers = async (lines: readonly CartLine[]): Promise<FoundProducts> =>
    new Map(lines.map((line) => [makeOfferId(line), sell(line)]));

  return {
    find,
    write,
    leftOut,
    loseAnswer: (call: Call) => void faults.push(call),
    /** While the next call is under way. */
    meanwhile: (act: () => void) => {
      beforeAnswer = act;
    },

    sync: (store: CartStore, uid: string, reason: SyncReason = 'look') =>
      syncCart(
        {
          store,
          findOffers,
          readCart: () => answer('read', find(uid)),
          saveCart: async (version, lines) => {
            if (version !== find(uid).version)
              throw new ApiError('Stale', { status: 409, code: 'stale_cart' });
            return answer('save', write(uid, lines));
          },
          mergeCart: async (guestCartId, lines) => {
            const sold = lines.filter(({ productId }) => productId !== 'unknown');
            if (!mergedIds.has(guestCartId)) write(uid, mergeLines(find(uid).lines, sold));
            mergedIds.add(guestCartId);
            return answer('merge', find(uid));
          },
          makeId: () => {
            madeIds += 1;
            return `guest-${madeIds}`;
          },
          onLeftOut: (names) => void leftOut.push(...names),
        },
        uid,
        reason,
      ),
  };
}
