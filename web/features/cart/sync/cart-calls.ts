import {
  type KeptCart,
  mergeCartEndpoint,
  readCartEndpoint,
  saveCartEndpoint,
} from '../../../../contract/cart.ts';
import type { CartLine } from '../../../../domain/cart/choice.ts';
import { backgroundApi } from '../../../api/shop-api.ts';
import { findOffers } from '../offers-context.ts';

/** The calls for one customer's cart, until the signal says that somebody else is there. */
export function createCartCalls(ownerId: string, signal: AbortSignal) {
  return {
    async readCart(): Promise<KeptCart> {
      const kept = await backgroundApi.call(readCartEndpoint, { signal });
      if (kept.ownerId !== ownerId) throw new Error('Somebody else is signed in by now');
      return kept;
    },

    saveCart(version: number, lines: readonly CartLine[]): Promise<KeptCart> {
      return backgroundApi.call(saveCartEndpoint, { body: { ownerId, version, lines }, signal });
    },

    mergeCart(guestCartId: string, lines: readonly CartLine[]): Promise<KeptCart> {
      return backgroundApi.call(mergeCartEndpoint, { body: { ownerId, guestCartId, lines }, signal });
    },

    findOffers: (lines: readonly CartLine[]) => findOffers(lines, signal),
  };
}
