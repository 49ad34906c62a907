import {
  CART_PRODUCTS_MAX,
  type KeptCart,
  listCartProductsEndpoint,
  mergeCartEndpoint,
  readCartEndpoint,
  saveCartEndpoint,
} from '../../../../contract/cart.ts';
import type { CartProduct } from '../../../../domain/cart/cart-item.ts';
import type { CartLine } from '../../../../domain/cart/choice.ts';
import type { FoundProducts } from '../../../../domain/cart/refresh-items.ts';
import { backgroundApi } from '../../../api/shop-api.ts';

/** The calls for one customer's cart, until the signal says that somebody else is there. */
export function createCartCalls(ownerId: string, signal: AbortSignal) {
  return {
    async readCart(): Promise<KeptCart> {
      const { path, answerSchema } = readCartEndpoint;
      const kept = await backgroundApi.get(path, { answerSchema, signal });
      if (kept.ownerId !== ownerId) throw new Error('Somebody else is signed in by now');
      return kept;
    },

    saveCart(version: number, lines: readonly CartLine[]): Promise<KeptCart> {
      const { path, answerSchema } = saveCartEndpoint;
      return backgroundApi.put(path, { ownerId, version, lines }, { answerSchema, signal });
    },

    mergeCart(guestCartId: string, lines: readonly CartLine[]): Promise<KeptCart> {
      const { path, answerSchema } = mergeCartEndpoint;
      return backgroundApi.post(path, { ownerId, guestCartId, lines }, { answerSchema, signal });
    },

    findProducts: (ids: Iterable<string>) => findProducts(ids, signal),
  };
}

/** What the shop sells of these, and null for what it does not. */
export async function findProducts(ids: Iterable<string>, signal?: AbortSignal): Promise<FoundProducts> {
  const { path, answerSchema } = listCartProductsEndpoint;
  const wanted = [...new Set(ids)];
  const found = new Map<string, CartProduct | null>(wanted.map((id) => [id, null]));
  for (let start = 0; start < wanted.length; start += CART_PRODUCTS_MAX) {
    const query = { ids: wanted.slice(start, start + CART_PRODUCTS_MAX).join(',') };
    const { data } = await backgroundApi.get(path, { query, answerSchema, signal });
    for (const product of data) found.set(product.id, product);
  }
  return found;
}
